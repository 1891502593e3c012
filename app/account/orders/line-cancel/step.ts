/** The value of `adim` of the forms that cancel pieces of lines. */
export const cancelLinesStep = 'satirlar'

/** The field with the sum that the shopper has seen in the question. */
export const seenSum = 'tutar'

/** The field that names the position of a ticked line of one piece, in place of its count. */
export const wholeLine = 'bir'
