import type { Call } from '../app'
import { convert } from '../money'
import { currencyOf, languageOf } from '../session/visit'
import { fold } from '../text'
import type { BrandRow } from './brand-queries'
import { BRANDS_SQL } from './brand-queries'
import type { CategoryRow } from './category-queries'
import { everyCategory } from './category-queries'
import { listWish } from './list'
import { readFilters } from './list-filters'
import { rowsOf } from './list-queries'
import { meantBy } from './meant'
import { pictureOf } from './pictures'
import type { ProductRow } from './product-row'
import { matchOf } from './search'

/** Categories and brands shown beside the products of a search. */
const MOST_OTHERS = 5

/** What a word finds: products by their words, categories and brands by their names. */
export async function suggestions(call: Call, word: string, limit: number) {
  const match = matchOf(word)
  if (!match) return { products: [], categories: [], brands: [], combines: [] }

  const language = languageOf(call)
  const currency = await currencyOf(call)
  const wish = {
    ...listWish(() => undefined, { kind: 'words', match }, language, currency),
    filters: readFilters(() => undefined),
    pageSize: limit,
  }
  const [rows, categories, brands] = await call.env.DB.batch([
    rowsOf(call.env.DB, wish),
    everyCategory(call.env.DB, language),
    call.env.DB.prepare(BRANDS_SQL).bind(language),
  ])
  const wanted = fold(word.trim())
  const fits = (title: string) =>
    fold(title)
      .split(' ')
      .some((part) => part.startsWith(wanted))
  const products = (rows?.results ?? []) as ProductRow[]
  const isNothing = products.length === 0
  return {
    // Ours: the platform has no word for it (own-calls.md of the storefront).
    ...(isNothing && { didYouMean: await meantBy(call.env.DB, word, wish.languageNumber) }),
    products: products.map((row) => ({
      id: String(row.id),
      title: row.title,
      url: row.path,
      image: firstPicture(row),
      price: row.is_show_only ? '' : (convert(row.price, row.rate) / 100).toFixed(2),
      currency,
    })),
    categories: ((categories?.results ?? []) as CategoryRow[])
      .filter((row) => fits(row.title))
      .slice(0, MOST_OTHERS)
      .map((row) => ({ title: row.title, url: row.path, image: row.image })),
    brands: ((brands?.results ?? []) as BrandRow[])
      .filter((row) => fits(row.title))
      .slice(0, MOST_OTHERS)
      .map((row) => ({ id: String(row.id), title: row.title, url: row.path ?? '', image: '' })),
    combines: [],
  }
}

function firstPicture(row: ProductRow): string {
  const [first] = JSON.parse(row.pictures) as string[]
  return first ? pictureOf(first, row.title).SMALL : ''
}
