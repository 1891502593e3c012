import type { CartAddAnswer } from '~/backend/cart/cart-model'
import { decodedPath } from '~/backend/http/safe-path'
import { readListQuery } from '~/catalogue/list-query'
import { furtherPages, requestOf } from '~/catalogue/product-listing'
import { translatorOf } from '~/i18n/translators'
import { pageAt } from '~/product/page-at'
import { readWord } from '~/search/search-query'
import { noteFailure, platformLink } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
import type { AddRequest } from './add-request'
import type { NamedAnswer } from './add-rules'

type Good = { id: string; title: string; path: string }

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
  const page = await pageAt(context, pathname, requestOf(query))
  if (page?.kind === 'product') return [page.product, ...page.around.complements]
  return page?.kind === 'category' ? [...page.list.products, ...list] : []
}

/** What the page with the form calls its goods, by their ids; nothing where it cannot be read. */
async function goodsOfPage(context: RequestContext, path: string): Promise<Map<string, Good>> {
  const goods = await goodsOf(context, path).catch((error) => {
    noteFailure(context, error)
    return []
  })
  return new Map(goods.map((good) => [good.id, good]))
}

/** The companions' titles in the order of the request, as their product's page names them; '' where it does not. */
export async function titlesOfCompanions(
  context: RequestContext,
  { productPath, back, companions }: AddRequest,
): Promise<string[]> {
  const goods = await goodsOfPage(context, productPath ?? back)
  return companions.map(({ productId }) => goods.get(productId)?.title ?? '')
}

/** Whether options are demanded (status -1) that our page of the product does not offer. */
async function lacksOptions(
  context: RequestContext,
  { status }: CartAddAnswer,
  path: string,
): Promise<boolean> {
  if (status !== -1) return false
  const page = await pageAt(context, path)?.catch((error) => void noteFailure(context, error))
  return page?.kind === 'product' && page.product.groups.length === 0
}

/** One of several must be named, and one that is bought at the shop needs its address there. */
const isUnknown = ({ status, title, path, personalizationError }: CartAddAnswer, isOne: boolean) =>
  status <= 0 &&
  (isOne ? !path && (status === -2 || personalizationError) : !(title && (path || status === 0)))

/** The same answers: failed ones of several with their product's name, and with its page at the shop where its options, texts or store can be chosen only there. */
export async function withOwnPages(
  context: RequestContext,
  { items, companions, several, productPath, back }: AddRequest,
  answers: CartAddAnswer[],
): Promise<NamedAnswer[]> {
  const t = translatorOf(context.language)
  const isProduct = (at: number) => at === 0 && !several
  const isStoreMissing =
    answers.some(({ status }) => status === -2) && !(await context.backend.takesStore())
  const isRead = answers.some((one, at) => isUnknown(one, isProduct(at)))
  const goods = isRead ? await goodsOfPage(context, productPath ?? back) : undefined
  const ids = [...items, ...companions].map(({ productId }) => productId)

  return Promise.all(
    answers.map(async (answer, at) => {
      if (answer.status > 0) return answer
      const good = goods?.get(ids[at] ?? '')
      const title = answer.title || good?.title || ''
      const path = (isProduct(at) && productPath) || answer.path || good?.path
      const needsStore = isStoreMissing && answer.status === -2
      const named: NamedAnswer = {
        ...answer,
        ...(isProduct(at) ? {} : { title }),
        ...(needsStore && { status: 0, statusText: t('cartAnswer.storeElsewhere') }),
      }
      const isChosenThere =
        needsStore ||
        answer.personalizationError ||
        (isProduct(at) && (await lacksOptions(context, answer, path || back)))
      const link = isChosenThere && path && platformLink(context, path, 'productPart.buyAtShop')
      if (!link) return named
      const text = isProduct(at) || !title ? link.text : `${title}: ${link.text}`
      return { ...named, ownPage: { ...link, text } }
    }),
  )
}
