"""What comes from outside, read strictly: TOML, JSON, texts and numbers."""
