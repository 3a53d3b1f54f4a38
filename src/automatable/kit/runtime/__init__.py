"""What an ejected game stands on: these modules go with it, under its own name."""
