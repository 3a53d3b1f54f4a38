"""The laboratory: players for the person's seats, simulations, statistics, the fast kernel."""
