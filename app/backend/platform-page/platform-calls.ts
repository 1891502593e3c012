import { readList } from '~/backend/catalogue/list'
import type { Page, ProductList, Variant } from '~/backend/catalogue/model'
import { displayOf, priceShape } from '~/backend/catalogue/price'
import { listedOptions } from '~/backend/catalogue/product/listed-options'
import { readAvailability } from '~/backend/catalogue/product/variant'
import { BackendError } from '~/backend/http/backend-error'
import type { CachedCalls, CatalogueContext } from '~/backend/http/cache/cached-calls'
import { bodyOf, type Call, type CallContext, callBackend } from '~/backend/http/call'
import { text } from '~/backend/http/fields'
import { readWith } from '~/backend/http/read-body'
import { pathOfLink } from '~/backend/http/shop-origins'
import { readPage } from '~/backend/site/page'
import { readRedirectedPage } from '~/backend/site/page-redirect'
import { defaultLanguage, isLanguage } from '~/i18n/languages'
import { translatorOf } from '~/i18n/translators'
import { askAsGuest, askPage } from './ask-page'
import type { PageSource } from './html/page-source'
import { readSource } from './html/read-source'
import { type Ask, loadedList, readLoaded } from './loaded-list'
import { siblingsOf } from './siblings'
import type { PropertyLabel } from './wire/group-variants'
import { currencyOf } from './wire/list-wire'
import { isPlain, kindOf } from './wire/page-kind'
import { shopNameOf } from './wire/page-title'
import { type CategoryNode, pageWire, type Requested } from './wire/page-wire'

type Query = Record<string, string>

/** A page of the platform as `get-page` would answer it, and the values that it gives to scripts. */
export type PlatformPage = {
  page: Page
  globals: Record<string, unknown>
  isPlain: boolean
}

/** Each costs a call. */
const maxOptions = 20

const nothing = { page: { kind: 'missing' }, globals: {}, isPlain: false } satisfies PlatformPage

const noPage = (answer: string) =>
  new BackendError('shape', 'PLATFORM_PAGE', `PLATFORM_PAGE answered ${answer}.`)

function requestedOf(link: string, query: Query): Requested {
  return { link, page: Math.max(1, Number(query.pg) || 1), sort: query.sort ?? '' }
}

/** The node of a category tree with this id, or at this path where the page says no id. */
function nodeOf(tree: unknown, id: string, path: string | null): CategoryNode | null {
  if (!Array.isArray(tree)) return null
  for (const node of tree as CategoryNode[]) {
    const isIt = id ? String(node?.ID) === id : path !== null && pathOfLink(node?.LINK) === path
    const found = isIt ? node : nodeOf(node?.CHILDREN, id, path)
    if (found) return found
  }
  return null
}

type Beside = { ask: Ask; currency: string }

/** In the currency that the page shows, whatever was asked for, and in a session that has it. */
function besidePage(context: CallContext, source: PageSource, usual: string): Beside {
  const currency = currencyOf(source) || usual
  const inCurrency = { ...context, rules: { ...context.rules, currency } }
  return { ask: (call) => askAsGuest(inCurrency, call, usual), currency }
}

async function variantsOf(
  { ask, currency }: Beside,
  productId: string,
  source: PageSource,
): Promise<Variant[]> {
  const display = displayOf(priceShape.parse({}), { vatIncluded: true, currency })
  const lists = source.options
    .filter(({ group }) => group === 1)
    .slice(0, maxOptions)
    .map(async ({ id }) => {
      const call: Call = { key: 'VARIANT', parts: ['get-variant2-list', productId, id] }
      const read = (body: unknown) => readAvailability(body, 2, id, display)
      const wire = await ask(call).catch(() => null)
      return wire?.status === 200 ? (readWith(call.key, () => read(wire.body)) ?? []) : []
    })
  return (await Promise.all(lists)).flat()
}

type ProductPage = Extract<Page, { kind: 'product' }>

/** What its page does not say of a product: variants of marked-up options, and siblings. */
async function completed(
  beside: Beside,
  page: ProductPage,
  source: PageSource,
  label: PropertyLabel,
): Promise<ProductPage> {
  const { product } = page
  const { id, modelId } = product
  const isMarked = source.options.length > 0
  const mayHaveOthers = product.groups.length === 0 && !product.soldAt && !product.showOnly
  const [options, siblings] = await Promise.all([
    isMarked
      ? variantsOf(beside, id, source).then((variants) => ({ variants }))
      : mayHaveOthers && listedOptions(beside.ask, product, [], label('other')).catch(() => null),
    modelId === null ? {} : siblingsOf(beside.ask, { id, modelId }, beside.currency),
  ])
  return { ...page, product: { ...product, ...options }, around: { ...page.around, ...siblings } }
}

/** What a list needs beside its page: its products, and the category's place in the tree. */
async function besideList(
  context: CallContext,
  { requested, query }: { requested: Requested; query: Query },
  { globals, lastPage }: PageSource,
  ask: Ask,
) {
  const tree = callBackend({ key: 'CATEGORY' }, 'shared', context).catch(() => null)
  const at = { ...query, link: requested.link }
  const call: Call = { key: 'PRODUCT_LOADER', parts: ['2', '1003'], query: at }
  const list = loadedList(ask, { call, requested, knownLast: lastPage })
  const id = text.parse(globals.LINK_TABLE_ID)
  const [found, wire] = await Promise.all([list, tree])
  return { list: found, category: nodeOf(wire?.body, id, pathOfLink(`/${requested.link}`)) }
}

/** Without the page that a redirect has left out: the shop shows the first. */
function answeredQuery({ pg, ...query }: Query, answered: Query): Query {
  return pg !== undefined && answered.pg === pg ? { ...query, pg } : query
}

function labelIn(language: string): PropertyLabel {
  const known = isLanguage(language) ? language : defaultLanguage
  return (property) => translatorOf(known)(`differences.${property}`)
}

async function loadPage(
  context: CallContext,
  { link, query, usual }: { link: string; query: Query; usual: string },
): Promise<PlatformPage> {
  const { wire, query: answered } = await askPage(context, link, query, usual)
  if (wire.status === 404 || wire.status === 410) return nothing
  if (wire.location !== undefined)
    return { ...nothing, page: readRedirectedPage(link, wire.location) }
  const html = bodyOf('PLATFORM_PAGE', wire)
  if (typeof html !== 'string' || !html.includes('<')) throw noPage('no page')
  const source = await readSource(html)
  const visible = answeredQuery(query, answered)
  const requested = requestedOf(link, visible)
  const beside = besidePage(context, source, usual)
  const isCategory = kindOf(source, requested) === 'category'
  const ofList = isCategory
    ? await besideList(context, { requested, query: visible }, source, beside.ask)
    : { list: null, category: null }
  const known = { ...ofList, label: labelIn(context.rules.language) }
  const page = readPage(pageWire(source, requested, known), beside.currency, requested.sort)
  const globals =
    link === '' ? { ...source.globals, SITE_NAME: shopNameOf(source) } : source.globals
  const whole = page.kind === 'product' ? await completed(beside, page, source, known.label) : page
  return { page: whole, globals, isPlain: page.kind !== 'missing' && isPlain(source) }
}

/** The pages that the platform itself renders, for a shop without `get-page`. */
export function platformCalls(
  { cachedAs }: CachedCalls,
  context: CallContext,
  { currency: usual }: CatalogueContext['fallback'],
) {
  const { currency, language } = context.rules
  const openPage = (link: string, query: Query): Promise<PlatformPage> =>
    cachedAs({ key: 'PLATFORM_PAGE', query: { ...query, link, currency, language } }, () =>
      loadPage(context, { link, query, usual }),
    )

  /** An empty page after the first stands after the last one, which the first page knows. */
  async function atLast(list: ProductList, link: string, query: Query): Promise<ProductList> {
    if (list.page === 1 || list.products.length > 0) return list
    const { pg: _page, link: _link, ...first } = query
    const { page } = await openPage(link, first).catch(() => nothing)
    const pages = page.kind === 'category' ? page.list.pages : 1
    return { ...list, page: pages, pages }
  }

  return {
    /** @param isDoubtful whether the shop may answer a page to everything: one of nothing but texts throws BackendError */
    platformPage: async (link: string, query: Query = {}, isDoubtful = false) => {
      const found = await openPage(link, query)
      if (isDoubtful && found.isPlain) throw noPage('a page of nothing but texts')
      const { page } = found
      if (page.kind !== 'category') return found
      return { ...found, page: { ...page, list: await atLast(page.list, link, query) } }
    },

    loadedCards: async (body: unknown, call: Call, query: Query): Promise<ProductList | null> => {
      const requested = requestedOf(query.link ?? '', query)
      const ask: Ask = (next) => callBackend(next, 'shared', context)
      const found = await readLoaded(ask, body, { call, requested, knownLast: 1 })
      if (!found) return null
      const list = await atLast(readList(found, currency, query.sort), requested.link, query)
      // Every page up to the last one has goods.
      return list.products.length === 0 && list.pages >= requested.page ? null : list
    },
  }
}

export type PlatformCalls = ReturnType<typeof platformCalls>
