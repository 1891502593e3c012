/** Which characters the fields of an address take: kept to while they are typed, judged again when they are sent. */
export const addressMasks = {
  identity_number: { mask: 'number' },
  nationality: { mask: 'string' },
  post_code: { mask: 'custom', signs: '\\p{L}\\d -' },
  tax_number: { mask: 'custom', signs: '\\p{L}\\d ./-' },
} as const
