# What is refused, and why; English

# --- what is refused -------------------------------------------------------------------

refused-no_page = There is no such page.
refused-invitation = This invitation has been used or taken back. Ask for a new link.
refused-device = This link is no longer valid. Make a new one on a device of yours.
refused-not_yours = That is not yours to decide now.
refused-not_maker = Only whoever made the table can do that.
refused-not_here = Only whoever sits at this computer can do that.
refused-not_begun = The game begins when all seats are taken.
refused-not_ended = The other player has not ended the turn yet.
refused-illegal = “{ $what }” is not possible now.
refused-stands = That can no longer be undone: chance was used, somebody else has moved, or something hidden was seen.
refused-long = So much has been undone and handed over at this table that neither is possible any more.
refused-nothing_to_end = There is no turn of yours to end.
refused-stale = The table has changed meanwhile; look again.
refused-no_order = There is no such standing order.
refused-no_hints = There are no hints at this table.
refused-not_over = The game is not over yet.
refused-foreign = This request comes from another page and is not carried out.
refused-malformed = This request cannot be read.
refused-name = A name is needed.
refused-options = These options do not go together: { $why }
refused-sitter = Nobody can sit like that.
refused-too_large = That is too large.
refused-too_many = Too many are looking at this table.
refused-slow = No answer came in time; try again.
refused-thinking = You have asked about enough already; ask again in { $wait } seconds.
refused-busy = So many people have asked for thoughts that yours would take too long. Try again in { $wait } seconds.
refused-crowded = So many people are here just now that there is no room for another. Nothing is lost; come back in { $wait } seconds.
refused-unreadable = Reading it took too long, so it was not taken.
refused-broken = Something is broken on our side; nothing was changed.

# --- what is refused -------------------------------------------------------------------

refused-time = Your time is up; a bot plays on. You can take your seat back at any time.
refused-closed = This table is not open to spectators.

refused-store = The tables cannot be reached just now. Nothing was changed; try again in a moment.
refused-full = There is no room left to keep anything. Nothing was changed; whoever looks after this server must make room.
refused-host = This server is not called “{ $host }”. Whoever looks after it can allow that name.
refused-unsure = Nothing was done: type “{ $word }” to confirm it.
refused-push = This device cannot be called.
