/** Characters that address fields accept; used by the input mask and again by the server's validation. */
export const addressMasks = {
  identity_number: { mask: 'number' },
  nationality: { mask: 'string' },
  post_code: { mask: 'custom', characters: '\\p{L}\\d -' },
  tax_number: { mask: 'custom', characters: '\\p{L}\\d ./-' },
} as const
