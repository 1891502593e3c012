import { errorAnswer, privateAnswer, publicAnswer } from '../answer'
import type { Call } from '../app'
import type { Currency, Language } from '../locale'
import { languageOfLink } from '../locale'
import { currencyOf, hasOwnCurrency } from '../session/call-preferences'
import type { CategoryRow } from './category-queries'
import { categoryAndParents, everyCategory } from './category-queries'
import { categoryNode, categoryTree } from './category-tree'
import { homeParts } from './home'
import { filtersOf } from './list/filter'
import { listAnswer, queryOf, readListRequest } from './list/list'
import { readList } from './list/list-queries'
import type { PageRow } from './page-queries'
import { readContent, readPage } from './page-queries'
import { productDetail } from './product/detail'
import { aroundProduct } from './product/product-extras'
import type { ProductRow } from './product/product-row'
import { crumbsOf } from './product/product-row'

/** The target of a link and its page (own call get-page). An old link answers its new path, an unknown one 404. */
export async function answerPage(call: Call): Promise<Response> {
  const link = (call.req.query('link') ?? '').replace(/^\/+|\/+$/g, '')
  const language = languageOfLink(link)
  const currency = await currencyOf(call)
  const found = await readPage(call.env.DB, link, language, currency)
  const { page } = found
  if (!page || (page.kind === 'product' && !page.moved && !found.product)) {
    return errorAnswer(call, 404, 'Sayfa bulunamadı')
  }

  const links = JSON.parse(page.links) as Record<string, string>
  const body = await bodyOf(call, { ...found, page, links, language, currency })
  return hasOwnCurrency(call) ? privateAnswer(call, body) : publicAnswer(call, body)
}

type Found = Omit<Awaited<ReturnType<typeof readPage>>, 'page'> & {
  page: PageRow
  links: Record<string, string>
  language: Language
  currency: Currency
}

async function bodyOf(call: Call, found: Found) {
  const { page, product, links, language, currency } = found
  if (page.moved) {
    return {
      PAGE: { ...pageFacts(page, links), TYPE: 'redirect', REDIRECT: links[language] ?? '' },
    }
  }
  if (product) return productBody(found, product)
  if (page.kind === 'category') return categoryBody(call, found)
  if (page.kind === 'brand') return brandBody(call, found)
  if (page.kind === 'content') return contentBody(call, found)
  const { title, description, ...parts } = await homeParts(call.env.DB, language, currency)
  return {
    PAGE: { ...pageFacts(page, links), TITLE: title, DESCRIPTION: description },
    PATH: [],
    ...parts,
  }
}

function productBody({ page, links, html, facts, around, currency }: Found, product: ProductRow) {
  return {
    PAGE: {
      ...pageFacts(page, links),
      TITLE: product.title,
      DESCRIPTION: product.summary,
    },
    PATH: crumbsOf(product),
    PRODUCT: {
      ...productDetail(product, html, facts, currency),
      ...(around && aroundProduct(product, around)),
    },
  }
}

async function categoryBody(call: Call, { page, links, language, currency }: Found) {
  const db = call.env.DB
  const scope = { kind: 'category', categoryId: page.target_id } as const
  const listRequest = readListRequest(queryOf(call), scope, language, currency)
  const [[path, tree], result, filters] = await Promise.all([
    db.batch([categoryAndParents(db, language, page.target_id), everyCategory(db, language)]),
    readList(db, listRequest),
    filtersOf(call, { scope, language, currency }),
  ])
  const parents = (path?.results ?? []) as CategoryRow[]
  const category = parents.at(-1)
  if (!category) throw new Error(`The link of category ${page.target_id} has no category`)
  const children = categoryTree((tree?.results ?? []) as CategoryRow[], category.id)
  return {
    PAGE: { ...pageFacts(page, links), TITLE: category.title, DESCRIPTION: category.description },
    PATH: parents.map((row) => ({ ID: String(row.id), TITLE: row.title, URL: row.path })),
    CATEGORY: { ...categoryNode(category), IS_LEAF: children.length ? 0 : 1, CHILDREN: children },
    LIST: listAnswer(result, currency),
    FILTER: filters,
  }
}

async function brandBody(call: Call, { page, links, language, currency }: Found) {
  const scope = { kind: 'brand', brandId: page.target_id } as const
  const [brand, result, filters] = await Promise.all([
    call.env.DB.prepare('SELECT title FROM brand WHERE id = ?1')
      .bind(page.target_id)
      .first<string>('title'),
    readList(call.env.DB, readListRequest(queryOf(call), scope, language, currency)),
    filtersOf(call, { scope, language, currency }),
  ])
  const TITLE = brand ?? ''
  const URL = links[language] ?? ''
  return {
    PAGE: { ...pageFacts(page, links), TITLE },
    PATH: [{ ID: String(page.target_id), TITLE, URL }],
    BRAND: { ID: String(page.target_id), TITLE, URL },
    LIST: listAnswer(result, currency),
    FILTER: filters,
  }
}

async function contentBody(call: Call, { page, links, language }: Found) {
  const content = await readContent(call.env.DB, { id: page.target_id }, language)
  if (!content) throw new Error(`The link of content ${page.target_id} has no content`)
  return {
    PAGE: { ...pageFacts(page, links), TITLE: content.title, DESCRIPTION: content.description },
    PATH: [{ ID: String(page.target_id), TITLE: content.title, URL: links[language] ?? '' }],
    CONTENT: { HTML: content.html },
  }
}

function pageFacts(page: PageRow, links: Record<string, string>) {
  return {
    ID: PAGE_IDS[page.kind],
    TYPE: page.kind as string,
    LINK_TYPE: page.kind === 'content' || page.kind === 'home' ? 'page' : page.kind,
    LINK_TABLE_ID: String(page.target_id),
    TITLE: '',
    DESCRIPTION: '',
    LINKS: links,
    REDIRECT: '',
  }
}

/** The platform's page numbers. */
const PAGE_IDS = { home: 1, category: 2, product: 3, brand: 31, content: 13 }
