# The house behind the tables, English

refused-store = The tables cannot be reached just now. Nothing was changed; try again in a moment.
refused-full = There is no room left to keep anything. Nothing was changed; whoever looks after this server must make room.
refused-host = This server is not called “{ $host }”. Whoever looks after it can allow that name.

# --- tables of other rules -------------------------------------------------------------

pin-holds = made under rules { $rules }; played through again, every move came out the same
pin-differs = This table was made under rules { $rules }. Under today's rules its move { $move }, { $who }: { $what }, would be impossible or lead elsewhere. It stands here as it was before that move, to be looked at.
refused-only_looked_at = This table was made under other rules and can only be looked at.
refused-rules = This table was made under other rules and can no longer be opened.
