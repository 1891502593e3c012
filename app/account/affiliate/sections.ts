export const sectionTabs = {
  orders: 'siparisler',
  earnings: 'kazanclar',
  payments: 'odemeler',
} as const
export type Section = keyof typeof sectionTabs

export function sectionOf(tab: string | null): Section {
  if (tab === sectionTabs.earnings) return 'earnings'
  return tab === sectionTabs.payments ? 'payments' : 'orders'
}
