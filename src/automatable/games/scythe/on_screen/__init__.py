"""Scythe on screen: a whole solo game without the box; the app knows the person's side, too."""
