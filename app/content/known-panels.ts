import { signInTabs } from '~/auth/sign-in/sign-in-tabs'
import { socialProviderOf } from '~/backend/account/social-provider'
import { safePath } from '~/backend/http/safe-path'
import type { Language } from '~/i18n/languages'
import { hrefOf } from '~/site-map'

type PanelRequest = {
  param: (name: string) => string
  language: Language
  step: string | undefined
}
type PanelLink = (request: PanelRequest) => string

const toCart: PanelLink = ({ language }) => hrefOf('cart', language)

/** The page to change an expired password, else the account. */
const toPassword: PanelLink = ({ param, language, step }) =>
  step === 'expired'
    ? hrefOf('changePassword', language, { donus: safePath(param('redirect')) })
    : hrefOf('account', language)

const toSignIn =
  (tip?: string): PanelLink =>
  ({ param, language }) =>
    hrefOf('signIn', language, { tip, donus: safePath(param('redirect')) })

/** The pending profile step, else a sign-in with the panel's provider. */
const toProfile: PanelLink = (request) => {
  const { param, language, step } = request
  if (step === 'profile') return hrefOf('completeProfile', language)
  const platform = socialProviderOf(param('platform'))
  if (!platform) return toSignIn()(request)
  const returnTo = safePath(param('redirect'))
  const query = { activation: 'social', platform, donus: returnTo }
  return hrefOf('completeProfile', language, query)
}

/** Pages for the platform's panels, by page id, block parent id and name; with script they open as dialogs. */
const panelLinks: Record<string, PanelLink> = {
  '30/1054/popup-cart': toCart,
  '30/1054/header-cart': toCart,
  '30/1054/cart': toCart,
  '5/1006/popup-login': toSignIn(),
  '5/1006/social-profile': toProfile,
  // The session knows the phone; the panel's URL, which contains it, is not passed on.
  '5/1006/otp': (request) =>
    request.step === 'code'
      ? hrefOf('oneTimeCode', request.language)
      : toSignIn(signInTabs.phone)(request),
  '5/1006/change-password': toPassword,
  '5/1006/update-password': toPassword,
  '5/1006/notifications': ({ language }) => hrefOf('notifications', language),
  '85/1110/set-store': ({ param, language }) =>
    hrefOf('storeChoice', language, {
      urun: param('product'),
      secenek: param('variant'),
      adet: param('quantity'),
      hemen: param('buyNow') === '1' ? 1 : null,
      donus: safePath(param('redirect')),
    }),
  '2/1003/compare': ({ param, language }) =>
    hrefOf('compare', language, {
      urunler: param('compare') || param('product'),
      durum: ['2', '3'].find((status) => status === param('status')),
    }),
}

/** The page for a panel; null for a panel that only the backend knows. */
export function panelHref(
  address: { page: string; block: string; name: string },
  query: URLSearchParams,
  { language, step }: Pick<PanelRequest, 'language' | 'step'>,
): string | null {
  const link = panelLinks[`${address.page}/${address.block}/${address.name}`]
  const param = (name: string) => (query.get(name) ?? '').slice(0, 200)
  return link?.({ param, language, step }) ?? null
}
