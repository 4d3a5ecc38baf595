# The house behind the tables, English

refused-store = The tables cannot be reached just now. Nothing was changed; try again in a moment.
refused-full = There is no room left to keep anything. Nothing was changed; whoever looks after this server must make room.
