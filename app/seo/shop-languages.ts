import { redirect } from '@remix-run/cloudflare'
import { defaultLanguage, languages } from '~/i18n/languages'
import type { RequestContext } from '~/session/request-context'
import { hrefOf, languageOfPath, pageInLanguage } from '~/site-map'

type Paths = Record<string, string>

/** Selects of a page's paths those in languages that both the shop and we have; Turkish where it names none, the page's own alone while its settings are away. */
export async function shopLanguages(context: RequestContext): Promise<(paths: Paths) => Paths> {
  const site = await context.backend.site().catch(() => null)
  const named = site?.languages.map(({ code }) => code) ?? [context.language]
  const shops = new Set<string>(named.length > 0 ? named : [defaultLanguage])
  const known = new Set<string>(languages.filter((language) => shops.has(language)))
  return (paths) =>
    Object.fromEntries(Object.entries(paths).filter(([language]) => known.has(language)))
}

async function languageCodes(context: RequestContext): Promise<string[]> {
  const site = await context.backend.site().catch(() => null)
  return site?.languages.map(({ code }) => code) ?? []
}

/** Whether the shop has pages in this language; true while that is unknown. */
export async function servesLanguage(context: RequestContext, language: string): Promise<boolean> {
  const codes = await languageCodes(context)
  return codes.length === 0 || codes.includes(language)
}

/** Leads from a fixed page in a language that the shop does not serve to the same in one that it does. @throws the redirect */
export async function leaveUnservedLanguage(
  context: RequestContext,
  { pathname, search }: URL,
): Promise<void> {
  const language = languageOfPath(pathname)
  const isPage = pageInLanguage(pathname, language) === pathname
  if (!isPage || language === defaultLanguage || (await servesLanguage(context, language))) return
  const codes = await languageCodes(context)
  const target = languages.find((one) => codes.includes(one)) ?? defaultLanguage
  context.setPreference('language', target)
  throw redirect((pageInLanguage(pathname, target) ?? hrefOf('home', target)) + search, 302)
}
