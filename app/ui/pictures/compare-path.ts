/** The shape of the comparison's icon: a list has no bytes for it, so script brings it along. */
export const comparePath = 'M8 20V5M4.5 8.5 8 5l3.5 3.5M16 4v15M12.5 15.5 16 19l3.5-3.5'
