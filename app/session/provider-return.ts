import { defaultLanguage } from '../i18n/languages'
import { hrefOf } from '../site-map'

/** The platform's own addresses of a provider's answer, which providers know where the shop moved to this site. */
const platformPath = /^\/srv\/service\/social\/(?:google|apple|facebook|twitter)\/login\/?$/
const answerNames = ['state', 'code', 'error'] as const

/** Whether a provider may send its answer here; by a form it comes from another site (Apple's `form_post`). */
export const isProviderReturn = ({ pathname }: URL): boolean =>
  pathname === hrefOf('socialSignIn', defaultLanguage) || platformPath.test(pathname)

/** The sign-in's address with a provider's answer; null for what is already there, and for no answer. */
export function providerReturn(url: URL, sent: URLSearchParams): string | null {
  if (sent === url.searchParams && !platformPath.test(url.pathname)) return null
  const answer = answerNames.map((name) => [name, sent.get(name)?.slice(0, 2048) ?? null] as const)
  return hrefOf('socialSignIn', defaultLanguage, Object.fromEntries(answer))
}
