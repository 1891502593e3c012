import { z } from 'zod'
import { BackendError } from '~/backend/http/backend-error'
import { link, list, number, readNumber } from '~/backend/http/fields'
import { shopAddress } from '~/backend/http/shop-origins'
import type { ProductList, Sort } from './model'
import { readRequiredCards } from './product-card'

const settingShape = z
  .object({
    PRODUCT_COUNT_PER_PAGE: number,
    SORT: z.unknown().optional(),
    SELECTED_SORT: z.unknown().optional(),
  })
  .catch({ PRODUCT_COUNT_PER_PAGE: 0 })

const listShape = z.object({
  PRODUCTS: list,
  TOTAL: z.unknown().optional(),
  PAGES: number,
  PAGE_NO: number,
  SETTING: settingShape,
  UNREAD_AT: link,
})

/** A sort number of the contract, or null. */
export function toSort(value: unknown): Sort | null {
  const sort = typeof value === 'number' ? value : readNumber(value)
  return sort !== null && Number.isInteger(sort) && sort >= 0 && sort <= 8 ? (sort as Sort) : null
}

function readSorts(value: unknown): Sort[] {
  const offered = Array.isArray(value)
    ? value.map((row) => (typeof row === 'object' && row !== null ? Object.values(row)[0] : row))
    : typeof value === 'object' && value !== null
      ? Object.keys(value)
      : []
  const sorts = offered.map(toSort).filter((sort) => sort !== null)
  return sorts.length > 0 ? [...new Set(sorts)] : [0, 1, 2, 3, 5, 6]
}

/** A page of products. @param requestedSort applies when the answer names none @throws BackendError shape */
export function readList(body: unknown, currency: string, requestedSort = ''): ProductList {
  const parsed = listShape.safeParse(body)
  const products = parsed.success ? readRequiredCards(parsed.data.PRODUCTS, currency) : null
  if (!parsed.success || !products)
    throw new BackendError('shape', 'PRODUCT_LOADER', 'A list was answered without its products.')
  const wire = parsed.data
  const total = wire.TOTAL === null ? null : (readNumber(wire.TOTAL) ?? 0)
  const pageSize = wire.SETTING.PRODUCT_COUNT_PER_PAGE || 24
  return {
    products,
    total,
    page: Math.max(1, Math.round(wire.PAGE_NO)),
    pages: Math.max(1, wire.PAGES, Math.ceil((total ?? 0) / pageSize)),
    pageSize,
    sort: toSort(wire.SETTING.SELECTED_SORT ?? requestedSort) ?? 0,
    sorts: readSorts(wire.SETTING.SORT),
    ...(wire.UNREAD_AT ? { unreadAt: shopAddress(wire.UNREAD_AT) } : {}),
  }
}
