import type { ListFilters } from './list-filters'

/** Which products a list holds before it is filtered. */
export type ListScope =
  | { kind: 'category'; categoryId: number }
  | { kind: 'brand'; brandId: number }
  | { kind: 'words'; match: string }
  | { kind: 'all' }

export type ListWish = {
  scope: ListScope
  language: string
  languageNumber: number
  currency: string
  filters: ListFilters
  sort: number
  page: number
  pageSize: number
}
