"""The whole game on one screen: the person's side under the app's rules (AOI-ON)."""
