import type { Call } from '../../app'
import type { Currency, Language } from '../../locale'
import { LANGUAGES } from '../../locale'
import { readFilters } from './list-filters'
import { listItem } from './list-item'
import type { ListResult } from './list-queries'
import { SORTS } from './list-queries'
import type { ListRequest, ListScope } from './list-request'

/** Products per page of a list; a shop setting in the platform, fixed here. */
export const PAGE_SIZE = 24

/** Reads the parameters of a list page: filters, sort (unknown: default) and page (below 1: the first). */
export function readListRequest(
  query: (name: string) => string | undefined,
  scope: ListScope,
  language: Language,
  currency: Currency,
): ListRequest {
  const page = Number(query('pg'))
  const sort = query('sort') ?? '0'
  return {
    scope,
    language,
    languageNumber: LANGUAGES.indexOf(language),
    currency,
    filters: readFilters(query),
    sort: /^[0-8]$/.test(sort) ? Number(sort) : 0,
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 1_000_000) : 1,
    pageSize: PAGE_SIZE,
  }
}

export function listAnswer(result: ListResult, currency: Currency) {
  return {
    PRODUCTS: result.rows.map((row) => listItem(row, currency, result.options)),
    TOTAL: result.total,
    PAGE_NO: result.page,
    SETTING: { PRODUCT_COUNT_PER_PAGE: String(PAGE_SIZE), SORT: SORTS },
  }
}

export function queryOf(call: Call): (name: string) => string | undefined {
  return (name) => call.req.query(name)
}
