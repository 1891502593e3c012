import type { Call } from '../../app'
import type { Currency } from '../../locale'
import { convert } from '../../money'
import { currencyOf, languageOf } from '../../session/call-preferences'
import { fold } from '../../text'
import type { BrandRow } from '../brand-queries'
import { BRANDS_SQL } from '../brand-queries'
import type { CategoryRow } from '../category-queries'
import { everyCategory } from '../category-queries'
import { readListRequest } from '../list/list'
import { readFilters } from '../list/list-filters'
import { rowsOf } from '../list/list-queries'
import { pictureOf } from '../product/pictures'
import type { ProductRow } from '../product/product-row'
import { matchOf } from './search'
import { suggestCorrection } from './spelling-correction'
import { type Found, foundByCategory, withinCategories } from './within'

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
  const [rows, categories, brands, found] = await call.env.DB.batch([
    rowsOf(call.env.DB, listRequest),
    everyCategory(call.env.DB, language),
    call.env.DB.prepare(BRANDS_SQL).bind(language),
    foundByCategory(call.env.DB, listRequest),
  ])
  const tree = (categories?.results ?? []) as CategoryRow[]
  const products = (rows?.results ?? []) as ProductRow[]
  return {
    // Our own addition: the platform has no field for it (own-calls.md of the storefront).
    ...(products.length === 0 && {
      didYouMean: await suggestCorrection(call.env.DB, word, listRequest.languageNumber),
    }),
    products: products.map((row) => suggestedProduct(row, currency)),
    categories: fitting(tree, word).map((row) => ({
      title: row.title,
      url: row.path,
      image: row.image,
    })),
    brands: fitting((brands?.results ?? []) as BrandRow[], word).map((row) => ({
      id: String(row.id),
      title: row.title,
      url: row.path ?? '',
      image: '',
    })),
    combines: [],
    ...withinCategories((found?.results ?? []) as Found[], tree),
  }
}

const suggestedProduct = (row: ProductRow, currency: Currency) => ({
  id: String(row.id),
  title: row.title,
  ...(row.condition && { condition: row.condition }),
  url: row.path,
  image: firstPicture(row),
  price: row.is_show_only ? '' : (convert(row.price, row.rate) / 100).toFixed(2),
  currency,
})

/** The first rows with a word in their title that begins like this one. */
function fitting<Row extends { title: string }>(rows: Row[], word: string): Row[] {
  const prefix = fold(word.trim())
  const fits = (title: string) =>
    fold(title)
      .split(' ')
      .some((part) => part.startsWith(prefix))
  return rows.filter((row) => fits(row.title)).slice(0, MAX_OTHERS)
}

function firstPicture(row: ProductRow): string {
  const [first] = JSON.parse(row.pictures) as string[]
  return first ? pictureOf(first, row.title).SMALL : ''
}
