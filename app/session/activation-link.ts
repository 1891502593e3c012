import { socialProviderOf } from '~/backend/account/social-provider'
import { namedFields } from '~/backend/auth/social-return'
import type { Language } from '../i18n/languages'
import { hrefOf } from '../site-map'

/** Pages by the value of `activation=`. */
const pages: Record<string, 'activation' | 'completeProfile'> = {
  membership: 'activation',
  address: 'activation',
  addressBack: 'activation',
  newsletter: 'activation',
  newsletterEnd: 'activation',
  facebook: 'completeProfile',
  facebookphone: 'completeProfile',
  twitter: 'completeProfile',
  googlephone: 'completeProfile',
  social: 'completeProfile',
}

/** Redirects links of e-mails to the page for their `activation=`; null without one, and on that page itself. */
export function activationPage(url: URL, language: Language): string | null {
  const kind = url.searchParams.get('activation') ?? ''
  const page = Object.hasOwn(pages, kind) ? pages[kind] : undefined
  if (!page) return null
  const platform = socialProviderOf(url.searchParams.get('platform'))
  const to = hrefOf(page, language, {
    activation: kind,
    ...(page === 'completeProfile' && {
      platform,
      fields: namedFields(url.searchParams.get('fields')) || null,
    }),
    id: url.searchParams.get('id'),
    token: url.searchParams.get('token'),
  })
  return to.split('?')[0] === url.pathname ? null : to
}
