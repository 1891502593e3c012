import type { Awaited, Cents, ProductCard } from '~/backend/catalogue/model'

/** What became of a product since it was added to a list. */
export type FavouriteNews = {
  /** 0 where its price did not fall, or is not known. */
  cheaperBy: Cents
  isBack: boolean
}

export type NamedList = {
  id: string
  name: string
  products: ProductCard[]
  /** By product; only those with some. */
  news: Record<string, FavouriteNews>
  /** Id of the shared link; null while it is not shared. */
  share: string | null
}

/** The list that hearts belong to, with the member's others. */
export type FavouriteList = NamedList & {
  others: NamedList[]
  /** Whether the member can make lists, and arrange products in them. */
  hasLists: boolean
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
