"""The lobby and the form for a new table. It knows tables."""
