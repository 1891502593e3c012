import { decodedPath, linkOfPath } from '~/backend/http/safe-path'
import { readListQuery } from '~/catalogue/list-query'
import { furtherPages, requestOf } from '~/catalogue/product-listing'
import { readWord } from '~/search/search-query'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'

type Good = { id: string; title: string; path: string }

/** The page with an add form. */
export function pageOfAdd(context: RequestContext, path: string, query = {}) {
  const [plain = ''] = path.split('?')
  const link = linkOfPath(decodedPath(plain).slice(1))
  return link === null ? undefined : context.backend.page(link, query)
}

async function goodsOf(context: RequestContext, path: string): Promise<Good[]> {
  const { pathname, searchParams } = new URL(path, context.siteOrigin)
  const query = readListQuery(searchParams)
  const { word } = readWord(searchParams.get('q') ?? '')
  const isSearch = pathname === hrefOf('search', context.language)
  const link = isSearch ? '' : decodedPath(pathname).slice(1)
  const { more, search } = context.backend
  const further = furtherPages(context, query, (each) =>
    isSearch ? search(word, each) : more(link, each),
  )
  const list = (await further).flatMap(({ products }) => products)
  if (isSearch) return [...(await search(word, requestOf(query))).products, ...list]
  const page = await pageOfAdd(context, pathname, requestOf(query))
  if (page?.kind === 'product') return [page.product, ...page.around.complements]
  return page?.kind === 'category' ? [...page.list.products, ...list] : []
}

/** What the page with the form calls its goods, by their ids; nothing where it cannot be read. */
export async function goodsOfPage(
  context: RequestContext,
  path: string,
): Promise<Map<string, Good>> {
  const goods = await goodsOf(context, path).catch((error) => {
    noteFailure(context, error)
    return []
  })
  return new Map(goods.map((good) => [good.id, good]))
}
