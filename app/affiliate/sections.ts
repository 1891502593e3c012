/** The sections of an affiliate's page by their word in the address. */
export const sectionWords = {
  orders: 'siparisler',
  earnings: 'kazanclar',
  payments: 'odemeler',
} as const
export type Section = keyof typeof sectionWords

/** The section that an address asks for; the orders unless told. */
export function sectionOf(word: string | null): Section {
  if (word === sectionWords.earnings) return 'earnings'
  return word === sectionWords.payments ? 'payments' : 'orders'
}
