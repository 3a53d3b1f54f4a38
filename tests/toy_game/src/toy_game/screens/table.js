// Harbour needs no script: every answer is a plain button.
