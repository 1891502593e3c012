/** The `tip` values of the tabs. */
export const signInTabs = { email: 'eposta', phone: 'telefon', vendor: 'bayi' } as const
export type SignInTab = keyof typeof signInTabs

export function tabOf(word: unknown): SignInTab {
  if (word === signInTabs.phone) return 'phone'
  return word === signInTabs.vendor ? 'vendor' : 'email'
}
