"""Every step from the oldest schema to the present one."""
