import { filterAnswer } from '../catalogue/filter-answer'
import { imageOf, searchPrice } from '../catalogue/list-item'
import { listFields, listPage } from '../catalogue/list-page'
import { categoryTree, scopeOf, topCategories } from '../catalogue/page-answer'
import { cleanLink, resolve } from '../catalogue/resolve'
import { inScope, isFound, readChoices, type Scope } from '../catalogue/select'
import { textForm } from '../catalogue/value-forms'
import { localPath, productPath } from '../catalogue/view'
import { brands } from '../data/brands'
import { categories, categoryOf } from '../data/categories'
import type { Product } from '../data/product'
import { cards } from '../pages/card'
import { escaped } from '../pages/escape'
import { isSectionSeven } from '../platform'
import { type Call, type Route, wantsJson } from '../server/call'
import { html, json } from '../server/reply'

/** Without an id the top level, with one the children of that category. */
function categoryGet(call: Call): Response {
  const id = Number(call.parts[0] ?? 0)
  const list = id > 0 ? (categoryOf(id)?.children ?? []) : topCategories()
  return json(list.map((one) => categoryTree(call, one)))
}

/** What a link lists: `link` is the path of the page, with its query turned into parameters. */
export function scopeOfLink(call: Call): Scope {
  const [link = '', rest = ''] = call.query.get('link').split(/[?&]/)
  const word = call.query.get('q') || decodeURIComponent(/^q=(.*)$/.exec(rest)?.[1] ?? '')
  const path = cleanLink(link)
  if (/(?:^|\/)(?:arama|search)$/.test(path)) return { kind: 'search', word }
  if (path === 'yeni-urunler') return { kind: 'new' }
  if (path === 'indirimli-urunler') return { kind: 'discounted' }
  const { target } = resolve(call.platform, path)
  return target ? scopeOf(target) : { kind: 'all' }
}

function filterGet(call: Call): Response {
  const parts = (call.parts[0] ?? '').split('-').filter(Boolean)
  return json(filterAnswer(call, scopeOfLink(call), readChoices(call.query), parts))
}

/** Cards as HTML, empty after the last page; JSON when it is asked for and the shop has it. */
function productLoader(call: Call): Response {
  const list = listPage(call, scopeOfLink(call), call.query)
  const isPast = Number(call.query.get('pg')) > list.pages
  if (wantsJson(call) && !isSectionSeven(call.platform))
    return json({ ...listFields(call, list), ...(isPast && { PRODUCTS: null }) })
  return html(isPast ? '' : cards(call, list.products))
}

const found = (call: Call, word: string): Product[] =>
  inScope(call, { kind: 'search', word }).slice(0, Number(call.query.get('limit')) || 25)

/** A word of the shop that begins as the searched one does. */
function otherWord(call: Call, word: string): string | undefined {
  const start = word.toLocaleLowerCase('tr').slice(0, 3)
  const words = call.platform.products.flatMap(({ title }) =>
    title[call.language].toLocaleLowerCase('tr').split(/\s+/),
  )
  return start.length === 3 ? words.find((one) => one.startsWith(start)) : undefined
}

const matching = <T extends { title: Record<'tr' | 'en', string> }>(
  call: Call,
  list: T[],
  word: string,
): T[] =>
  list.filter(({ title }) =>
    title[call.language].toLocaleLowerCase('tr').includes(word.toLocaleLowerCase('tr')),
  )

function searchAll(call: Call): Response {
  const word = call.parts[0] ?? call.query.get('q')
  const products = found(call, word)
  const hint = products.length === 0 ? otherWord(call, word) : undefined
  return json({
    products: products.map((product) => ({
      id: product.id % 2 === 0 ? product.id : String(product.id),
      title: textForm(product.title[call.language], product.id),
      url: productPath(product, call.language),
      image: imageOf(call, product, 1).SMALL,
      price: searchPrice(call, product),
      currency: call.currency,
    })),
    categories: matching(call, categories, word).map((one) => ({
      title: textForm(one.title[call.language], one.id),
      url: `/${localPath(one.path, call.language)}`,
      image: null,
    })),
    brands: brands
      .filter(
        ({ title }) => word && title.toLocaleLowerCase('tr').includes(word.toLocaleLowerCase('tr')),
      )
      .map(({ title, path }) => ({ title: textForm(title, 1), url: path.tr, image: '' })),
    combines: null,
    ...(hint && !isSectionSeven(call.platform) && { didYouMean: hint }),
  })
}

const suggestions = (call: Call, products: Product[]): string =>
  `<ul class="search-result">${products
    .map(
      (one) =>
        `<li data-id="${one.id}"><a href="/${encodeURI(productPath(one, call.language))}"><img src="${escaped(imageOf(call, one, 1).SMALL)}" alt=""> ${escaped(one.title[call.language])}</a></li>`,
    )
    .join('')}</ul>`

/** HTML suggestions, as shops without the licence answer; JSON when it is asked for and the shop has it. */
function search(call: Call): Response {
  const word = call.form.get('searchWord') || (call.parts[0] ?? '')
  const products = word
    ? call.platform.products.filter((one) => one.isActive && isFound(one, word))
    : []
  if (!wantsJson(call) || isSectionSeven(call.platform)) return html(suggestions(call, products))
  return json({
    data: products.map((one) => ({
      id: String(one.id),
      title: textForm(one.title[call.language], one.id),
      url: productPath(one, call.language),
      image: imageOf(call, one, 1).SMALL,
      price: String(searchPrice(call, one)),
      currency: call.currency,
    })),
  })
}

export const listCalls: Route[] = [
  { no: [6], methods: ['GET'], at: '/srv/service/category/get', answer: categoryGet },
  { no: [7], methods: ['GET'], at: '/srv/service/filter/get', answer: filterGet },
  {
    no: [13],
    methods: ['GET'],
    at: '/srv/service/content-v5/product-loader',
    answer: productLoader,
  },
  { no: [55], methods: ['GET'], at: '/srv/service/product/searchAll', answer: searchAll },
  { no: [56], methods: ['POST'], at: '/srv/service/product/search', answer: search },
]
