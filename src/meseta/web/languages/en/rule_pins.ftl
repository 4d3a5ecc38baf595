# Tables that were made under other rules; English

pin-holds = made under rules { $rules }; played through again, every move came out the same
pin-differs = This table was made under rules { $rules }. Under today's rules its move { $move }, { $who }: { $what }, would be impossible or lead elsewhere. It stands here as it was before that move, to be looked at.
refused-only_looked_at = This table was made under other rules and can only be looked at.
refused-rules = This table was made under other rules and can no longer be opened.
