import type { ProductCard } from './model'

/** A member's favourites, or a list that somebody shares. */
export type FavouriteList = {
  products: ProductCard[]
  /** Id of the link that shows the list; null while it is not shared. */
  share: string | null
  /** First name of who shares it; empty for one's own. */
  owner: string
}

/** What came of a batch of favourites; a failure names its product. */
export type FavouriteChange =
  | { kind: 'guest' }
  | { kind: 'refused'; text: string }
  | { kind: 'done'; failed: { id: string; title: string; text: string }[] }

/** A product in a comparison, with the facts that tell it from the others. */
export type ComparedProduct = ProductCard & {
  summary: string
  facts: { title: string; value: string }[]
}

/** The comparison as the backend gives it; `html` is sanitised. */
export type Compared =
  | { kind: 'products'; products: ComparedProduct[] }
  | { kind: 'html'; html: string }

/** The status of an add to the comparison: 1 added, 2 is in the list already, 3 the list is full. */
export type AddStatus = 1 | 2 | 3
