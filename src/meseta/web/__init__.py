"""The table in the browser.

`http` knows no table, `table` the one that is played, the rooms above what is around it; `store`
keeps it all. It names no game.
"""
