import type { Language } from '../i18n/languages'
import { hrefOf } from '../site-map'

/** What `activation=` may ask for, and the page that serves it. */
const pages: Record<string, 'activation' | 'completeProfile'> = {
  membership: 'activation',
  newsletter: 'activation',
  facebook: 'completeProfile',
  facebookphone: 'completeProfile',
  twitter: 'completeProfile',
  googlephone: 'completeProfile',
  social: 'completeProfile',
}

/**
 * Where an address with `activation=` leads: links of mails may name any page, and each kind has a page of its own here.
 * Null for an address without it, for an unknown kind and on the page itself.
 */
export function activationPage(url: URL, language: Language): string | null {
  const kind = url.searchParams.get('activation') ?? ''
  const page = Object.hasOwn(pages, kind) ? pages[kind] : undefined
  if (!page) return null
  const to = hrefOf(page, language, {
    activation: kind,
    id: url.searchParams.get('id'),
    token: url.searchParams.get('token'),
  })
  return to.split('?')[0] === url.pathname ? null : to
}
