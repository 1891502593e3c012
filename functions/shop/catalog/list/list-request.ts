import type { ListFilters } from './list-filters'

export type ListScope =
  | { kind: 'category'; categoryId: number }
  | { kind: 'brand'; brandId: number }
  | { kind: 'words'; match: string }
  | { kind: 'all' }

export type ListRequest = {
  scope: ListScope
  language: string
  languageNumber: number
  currency: string
  filters: ListFilters
  sort: number
  page: number
  pageSize: number
}
