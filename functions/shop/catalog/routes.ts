import { errorAnswer, failedAction, privateAnswer, publicAnswer } from '../answer'
import type { Call } from '../app'
import { newArea } from '../app'
import { field, readForm } from '../form'
import { currencyOf, hasOwnCurrency, languageOf } from '../session/call-preferences'
import type { CategoryRow } from './category-queries'
import { everyCategory } from './category-queries'
import { categoryTree } from './category-tree'
import { answerFilters } from './list/filter'
import { listAnswer, queryOf, readListRequest } from './list/list'
import { listHtml } from './list/list-html'
import { listItem } from './list/list-item'
import { isUnfiltered } from './list/list-products'
import { readList } from './list/list-queries'
import { scopeOfLink } from './list/scope'
import { readContent } from './page-queries'
import { relatedProducts } from './product/related-queries'
import { countSearch } from './search/popular'
import { matchOf } from './search/search'
import { suggestions } from './search/suggest'

export const catalog = newArea()

catalog.get('/srv/service/category/get/:id?', async (call) => {
  const parent = Number(call.req.param('id') ?? 0)
  if (!Number.isInteger(parent)) return publicAnswer(call, [])
  const { results } = await everyCategory(call.env.DB, languageOf(call)).all<CategoryRow>()
  return publicAnswer(call, categoryTree(results, parent))
})

catalog.get('/srv/service/filter/get/:parts?', answerFilters)

catalog.get('/srv/service/content-v5/product-loader/:block?/:relation?', async (call) => {
  const language = languageOf(call)
  const currency = await currencyOf(call)
  const scope = await scopeOfLink(call, language)
  if (scope === 'unknown') return errorAnswer(call, 404, 'Sayfa bulunamadı')
  const empty = { rows: [], total: 0, page: 1, options: { options1: [], options2: [] } }
  const listRequest = scope && readListRequest(queryOf(call), scope, language, currency)
  const result = listRequest ? await readList(call.env.DB, listRequest) : empty
  const requestedPage = Number(call.req.query('pg') ?? 1)
  const isSearch = scope?.kind === 'words' && listRequest && isUnfiltered(listRequest.filters)
  if (isSearch && requestedPage === 1 && result.total > 0)
    call.executionCtx.waitUntil(countSearch(call.env.DB, language, call.req.query('q') ?? ''))
  if (!call.req.header('Accept')?.includes('application/json')) {
    // An empty answer ends the loading of more, so a page beyond the last is empty here.
    return listHtml(call, requestedPage > result.page ? empty : result, language, currency)
  }
  return answerFor(call, listAnswer(result, currency))
})

/** The content of a product's tab: a JSON property, or else the HTML itself. */
catalog.get('/srv/service/product-detail/tab/:code', async (call) => {
  const content = await readContent(call.env.DB, { code: call.req.param('code') }, languageOf(call))
  if (!content) return errorAnswer(call, 404, 'Sayfa bulunamadı')
  if (call.req.header('Accept')?.includes('application/json'))
    return publicAnswer(call, { status: 1, TITLE: content.title, CONTENT: content.html })
  return call.html(content.html)
})

catalog.get('/srv/service/product/get-related-products/:productId/:type?', async (call) => {
  const productId = Number(call.req.param('productId'))
  const type = Number(call.req.param('type') ?? 1)
  if (!Number.isInteger(productId) || !Number.isInteger(type))
    return publicAnswer(call, { PRODUCTS: [] })
  const currency = await currencyOf(call)
  const display = { language: languageOf(call), currency }
  const { results } = await relatedProducts(call.env.DB, productId, type, display)
  return answerFor(call, { PRODUCTS: results.map((row) => listItem(row, currency)) })
})

catalog.get('/srv/service/product/searchAll/:word?', async (call) => {
  const limit = Math.min(Math.max(Number(call.req.query('limit')) || 25, 1), 50)
  const word = call.req.param('word') ?? ''
  return answerFor(call, await suggestions(call, word, limit))
})

const search = async (call: Call): Promise<Response> => {
  const word = field(await readForm(call), 'searchWord') || (call.req.param('word') ?? '')
  if (!matchOf(word)) return failedAction(call, 'Aranacak bir kelime yazın', 'searchWord')
  const { products } = await suggestions(call, word, 25)
  return privateAnswer(call, { data: products })
}
catalog.post('/srv/service/product/search/:word?', search)

function answerFor(call: Call, body: unknown): Response {
  return hasOwnCurrency(call) ? privateAnswer(call, body) : publicAnswer(call, body)
}
