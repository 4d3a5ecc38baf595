# What stands in a box, on the forms that correct it; English

box-told = Counts and rules of the box
