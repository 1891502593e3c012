export const repeatStep = 'tekrar'
