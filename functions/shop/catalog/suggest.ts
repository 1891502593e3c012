import type { Call } from '../app'
import { convert } from '../money'
import { currencyOf, languageOf } from '../session/call-preferences'
import { fold } from '../text'
import type { BrandRow } from './brand-queries'
import { BRANDS_SQL } from './brand-queries'
import type { CategoryRow } from './category-queries'
import { everyCategory } from './category-queries'
import { readListRequest } from './list'
import { readFilters } from './list-filters'
import { rowsOf } from './list-queries'
import { pictureOf } from './pictures'
import type { ProductRow } from './product-row'
import { matchOf } from './search'
import { suggestCorrection } from './spelling-correction'

/** Categories and brands beside the products of a search. */
const MAX_OTHERS = 5

/** The suggestions for a word: products by their words, categories and brands by their titles. */
export async function suggestions(call: Call, word: string, limit: number) {
  const match = matchOf(word)
  if (!match) return { products: [], categories: [], brands: [], combines: [] }

  const language = languageOf(call)
  const currency = await currencyOf(call)
  const listRequest = {
    ...readListRequest(() => undefined, { kind: 'words', match }, language, currency),
    filters: readFilters(() => undefined),
    pageSize: limit,
  }
  const [rows, categories, brands] = await call.env.DB.batch([
    rowsOf(call.env.DB, listRequest),
    everyCategory(call.env.DB, language),
    call.env.DB.prepare(BRANDS_SQL).bind(language),
  ])
  const query = fold(word.trim())
  const fits = (title: string) =>
    fold(title)
      .split(' ')
      .some((part) => part.startsWith(query))
  const products = (rows?.results ?? []) as ProductRow[]
  const isNothing = products.length === 0
  return {
    // Our own addition: the platform has no field for it (own-calls.md of the storefront).
    ...(isNothing && {
      didYouMean: await suggestCorrection(call.env.DB, word, listRequest.languageNumber),
    }),
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
      .slice(0, MAX_OTHERS)
      .map((row) => ({ title: row.title, url: row.path, image: row.image })),
    brands: ((brands?.results ?? []) as BrandRow[])
      .filter((row) => fits(row.title))
      .slice(0, MAX_OTHERS)
      .map((row) => ({ id: String(row.id), title: row.title, url: row.path ?? '', image: '' })),
    combines: [],
  }
}

function firstPicture(row: ProductRow): string {
  const [first] = JSON.parse(row.pictures) as string[]
  return first ? pictureOf(first, row.title).SMALL : ''
}
