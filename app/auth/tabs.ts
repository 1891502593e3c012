/** The tabs of the sign-in page by their word in the address. */
export const signInTabs = { email: 'eposta', phone: 'telefon', vendor: 'bayi' } as const
export type SignInTab = keyof typeof signInTabs

/** The tab that an address or a form asks for; e-mail unless told. */
export function tabOf(word: unknown): SignInTab {
  if (word === signInTabs.phone) return 'phone'
  return word === signInTabs.vendor ? 'vendor' : 'email'
}
