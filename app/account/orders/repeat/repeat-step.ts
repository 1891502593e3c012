/** The value of `adim` of the form that buys an order once more. */
export const repeatStep = 'tekrar'
