import type { Showcase } from '~/backend/catalogue/model'
import { defaultLanguage } from '~/i18n/languages'
import type { RequestContext } from '~/session/request-context'

/** The shelves of the home page, which is cached for everybody; none where it does not come. */
export async function homeShelves({ backend, language }: RequestContext): Promise<Showcase[]> {
  const home = await backend.page(language === defaultLanguage ? '' : language).catch(() => null)
  return home?.kind === 'home' ? home.showcases : []
}

/** The shelf of what is bought often, else the first: for pages that have nothing else to offer. */
export async function popularShelf(context: RequestContext): Promise<Showcase | null> {
  const shelves = (await homeShelves(context)).filter(({ products }) => products.length > 0)
  return shelves.find(({ isBestseller }) => isBestseller) ?? shelves[0] ?? null
}
