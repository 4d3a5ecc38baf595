"""A match in the terminal: the table, the choices, and what happened meanwhile."""
