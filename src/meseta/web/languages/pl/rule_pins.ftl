# Tables that were made under other rules; Polish

pin-holds = rozpoczęto według zasad { $rules }; po ponownym rozegraniu każdy ruch dał to samo
pin-differs = Ten stół rozpoczęto według zasad { $rules }. Według dzisiejszych ruch { $move }, { $who }: { $what }, byłby niemożliwy albo dałby co innego. Widać tu stół sprzed tego ruchu; można go tylko oglądać.
refused-only_looked_at = Ten stół rozpoczęto według innych zasad i można go już tylko oglądać.
refused-rules = Ten stół rozpoczęto według innych zasad i nie da się go już otworzyć.
