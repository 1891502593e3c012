import type { Cents, Currency, Path } from './model'

export type Suggestions = {
  products: {
    id: string
    title: string
    path: Path
    image: string
    price: Cents | null
    currency: Currency
    condition?: string
  }[]
  categories: { title: string; path: Path }[]
  brands: { id: string; title: string; path: Path | null }[]
  combines: { title: string; path: Path; image: string }[]
  didYouMean: string | null
  /** How many goods the word finds in all, and categories that hold many of them. */
  total?: number
  within?: { id: string; title: string }[]
}
