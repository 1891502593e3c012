import { signInTabs } from '~/auth/tabs'
import type { Language } from '~/i18n/languages'
import { safePath } from '~/safe-path'
import { hrefOf } from '~/site-map'

type Ask = {
  get: (name: string) => string
  language: Language
  /** The step of signing in that the visitor is in. */
  step: string | undefined
}
type Way = (ask: Ask) => string

const toCart: Way = ({ language }) => hrefOf('cart', language)
const toAccount: Way = ({ language }) => hrefOf('account', language)

/** Signing in, and back to where the panel was asked for. */
const toSignIn =
  (tip?: string): Way =>
  ({ get, language }) =>
    hrefOf('signIn', language, { tip, donus: safePath(get('redirect')) })

/**
 * Where the platform's panels are in this shop: each is a page of its own, which opens as a window where
 * there is script. By page id, block parent id and name.
 */
const ways: Record<string, Way> = {
  '30/1054/popup-cart': toCart,
  '30/1054/header-cart': toCart,
  '30/1054/cart': toCart,
  '5/1006/popup-login': toSignIn(),
  '5/1006/social-profile': (ask) =>
    ask.step === 'profile' ? hrefOf('completeProfile', ask.language) : toSignIn()(ask),
  // Whose phone and for how long the session knows; an address that holds a phone is told to nobody.
  '5/1006/otp': (ask) =>
    ask.step === 'code' ? hrefOf('oneTimeCode', ask.language) : toSignIn(signInTabs.phone)(ask),
  '5/1006/change-password': toAccount,
  '5/1006/update-password': toAccount,
  '5/1006/notifications': ({ language }) => hrefOf('notifications', language),
  '85/1110/set-store': ({ get, language }) =>
    hrefOf('storeChoice', language, {
      urun: get('product'),
      secenek: get('variant'),
      adet: get('quantity'),
      hemen: get('buyNow') === '1' ? 1 : null,
      donus: safePath(get('redirect')),
    }),
  '2/1003/compare': ({ get, language }) =>
    hrefOf('compare', language, {
      urunler: get('compare') || get('product'),
      durum: ['2', '3'].find((status) => status === get('status')),
    }),
}

/** The page of ours that a panel leads to; null for a panel that only the backend knows. */
export function wayOf(
  address: { page: string; block: string; name: string },
  query: URLSearchParams,
  { language, step }: Pick<Ask, 'language' | 'step'>,
): string | null {
  const way = ways[`${address.page}/${address.block}/${address.name}`]
  const get = (name: string) => (query.get(name) ?? '').slice(0, 200)
  return way?.({ get, language, step }) ?? null
}
