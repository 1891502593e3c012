import type { Awaited, ProductCard } from '~/backend/catalogue/model'

export type FavouriteList = {
  products: ProductCard[]
  /** Id of the shared link; null while it is not shared. */
  share: string | null
  /** First name of the owner of a shared list; empty for one's own. */
  owner: string
}

/** Result of a batch; `failed` lists single products. */
export type FavouriteChange =
  | { kind: 'guest' }
  | { kind: 'refused'; text: string }
  | { kind: 'done'; failed: { id: string; title: string; text: string }[] }

export type ComparedProduct = ProductCard & {
  summary: string
  facts: { title: string; value: string }[]
  awaited?: Awaited
}

/** `html` is sanitised. */
export type Compared =
  | { kind: 'products'; products: ComparedProduct[] }
  | { kind: 'html'; html: string }

/** 1 added, 2 already in the list, 3 list is full. */
export type AddStatus = 1 | 2 | 3
