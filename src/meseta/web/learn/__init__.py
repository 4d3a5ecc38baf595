"""Learning a game: its rules as pages, and lessons. It knows tables."""
