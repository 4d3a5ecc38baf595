"""The page for whoever runs the server. It knows tables."""
