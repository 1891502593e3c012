/** The value of `adim` of the forms that cancel pieces of lines. */
export const cancelLinesStep = 'satirlar'
