import type { Showcase } from '~/backend/catalogue/model'
import { defaultLanguage } from '~/i18n/languages'
import type { RequestContext } from '~/session/request-context'

/** The home page's shelf of what is bought often, else its first: for pages that have nothing else to offer. */
export async function popularShelf({
  backend,
  language,
}: RequestContext): Promise<Showcase | null> {
  const home = await backend.page(language === defaultLanguage ? '' : language).catch(() => null)
  const all = home?.kind === 'home' ? home.showcases : []
  const shelves = all.filter(({ products }) => products.length > 0)
  return shelves.find(({ isBestseller }) => isBestseller) ?? shelves[0] ?? null
}
