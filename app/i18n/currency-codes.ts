const codes = new Set(['TL', ...Intl.supportedValuesOf('currency')])
codes.delete('TRY')

/** Whether it is a currency's code as the platform writes it: ISO 4217, with TL for TRY. */
export const isCurrencyCode = (code: string): boolean => codes.has(code)
