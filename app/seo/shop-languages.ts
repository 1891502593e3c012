import { languages } from '~/i18n/languages'
import type { RequestContext } from '~/session/request-context'

type Paths = Record<string, string>

/** Selects of a page's paths those in languages that both the shop and we have; all while its settings are away. */
export async function shopLanguages(context: RequestContext): Promise<(paths: Paths) => Paths> {
  const site = await context.backend.site().catch(() => null)
  const shops = new Set(site?.languages.map(({ code }) => code) ?? languages)
  const known = new Set<string>(languages.filter((language) => shops.has(language)))
  return (paths) =>
    Object.fromEntries(Object.entries(paths).filter(([language]) => known.has(language)))
}
