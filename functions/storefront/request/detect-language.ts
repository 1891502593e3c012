import { RemixI18Next } from 'remix-i18next/server'
import { defaultLanguage, isLanguage, type Language, languages } from '../../../app/i18n/languages'
import {
  parseCookies,
  preferenceCookies,
  readPreferences,
  setCookie,
} from '../../../app/session/cookies/cookies'
import { followsShopper, languageOfPath } from '../../../app/site-map'

export type LanguageSources = {
  /** Null for the language that the shopper prefers, whatever the page. */
  path: string | null
  saved: Language | null
}

function detectorFor(own: Language | null, saved: Language | null): RemixI18Next {
  return new RemixI18Next({
    detection: {
      supportedLanguages: [...languages],
      fallbackLanguage: defaultLanguage,
      order: ['custom', 'cookie', 'header'],
      findLocale: async () => own,
      cookie: {
        name: preferenceCookies.language,
        isSigned: false,
        parse: async () => saved,
        serialize: async (language: Language) => setCookie(preferenceCookies.language, language),
      },
    },
  })
}

const cachedLanguages = new Map<string, Language>()
const maxCached = 500

/** The language of a request: path, then cookie, then Accept-Language, then Turkish (decision 003). */
export async function detectLanguage(
  request: Request,
  { path, saved }: LanguageSources,
): Promise<Language> {
  const own = path === null || followsShopper(path) ? null : languageOfPath(path)
  const key = own ?? saved ?? request.headers.get('accept-language')?.slice(0, 200) ?? ''
  const cached = cachedLanguages.get(key)
  if (cached) return cached
  const found = await detectorFor(own, saved)
    .getLocale(request)
    .catch(() => defaultLanguage)
  const language = isLanguage(found) ? found : defaultLanguage
  if (cachedLanguages.size >= maxCached) cachedLanguages.clear()
  cachedLanguages.set(key, language)
  return language
}

/** The language to save in the cookie, null when the shopper would get it anyway (decision 003). */
export async function languageToSave(
  request: Request,
  saved: Language | null,
  language: Language,
): Promise<Language | null> {
  const preferred = await detectLanguage(request, { path: null, saved })
  return preferred === language ? null : language
}

/** The language to save before a link leads on to a page that follows the cookie; a chosen one outlasts a link to `/`. */
export async function languageOfLink(request: Request, path: string): Promise<Language | null> {
  const { language: saved } = readPreferences(parseCookies(request.headers.get('cookie')))
  if (followsShopper(path) || (path === '/' && saved)) return null
  return languageToSave(request, saved, languageOfPath(path))
}
