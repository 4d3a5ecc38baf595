"""The table in the browser: pages, a store, streams. It names no game."""
