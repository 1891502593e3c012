import type { Product } from '../data/product'
import type { Fields } from '../server/fields'
import { listItem } from './list-item'
import { inScope, narrowed, readChoices, type Scope, sorted, sortsOffered } from './select'
import type { View } from './view'

export type ListPage = {
  products: Product[]
  total: number
  page: number
  pages: number
  sort: string
}

/** A page of a list: one after the last is the last, an unknown order the shop's own. */
export function listPage(view: View, scope: Scope, query: Fields): ListPage {
  const sort = sortsOffered.includes(query.get('sort')) ? query.get('sort') : '0'
  const found = sorted(view, narrowed(view, inScope(view, scope), readChoices(query)), sort)
  const size = view.platform.settings.pageSize
  const pages = Math.max(1, Math.ceil(found.length / size))
  const wanted = Math.trunc(Number(query.get('pg'))) || 1
  const page = Math.min(pages, Math.max(1, wanted))
  return {
    products: found.slice((page - 1) * size, page * size),
    total: found.length,
    page,
    pages,
    sort,
  }
}

/** The list with the platform's names. */
export function listFields(view: View, list: ListPage) {
  return {
    PRODUCTS: list.products.map((product) => listItem(view, product)),
    TOTAL: list.total % 2 === 0 ? list.total : String(list.total),
    PAGE_NO: String(list.page),
    SETTING: {
      PRODUCT_COUNT_PER_PAGE: String(view.platform.settings.pageSize),
      SORT: sortsOffered,
      SELECTED_SORT: list.sort,
    },
  }
}
