# What stands in a box, on the forms that correct it; English

box-told = Counts and rules of the box

# What does not fit

box-fault-number = Only { $least } to { $most } is possible here.
box-fault-text = A text of 1 to { $longest } letters is needed.
box-fault-added = Only { $most } new ones can be added.
