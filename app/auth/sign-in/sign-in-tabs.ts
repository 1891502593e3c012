import type { Site } from '~/backend/site/site-model'

type SiteOfShop = { backend: { site: () => Promise<Site> } }

/** The `tip` values of the tabs. */
export const signInTabs = { email: 'eposta', phone: 'telefon', vendor: 'bayi' } as const
export type SignInTab = keyof typeof signInTabs

/** What the shop has not switched off of its kinds of signing in; all of them where it does not answer. */
export async function signInOffer({ backend }: SiteOfShop) {
  const site: Partial<Site> = await backend.site().catch(() => ({}))
  return {
    phone: site.signsInByPhone !== false,
    code: site.signsInByCode !== false,
    passkey: site.hasPasskeys === true,
  }
}

export function tabOf(word: unknown): SignInTab {
  if (word === signInTabs.phone) return 'phone'
  return word === signInTabs.vendor ? 'vendor' : 'email'
}
