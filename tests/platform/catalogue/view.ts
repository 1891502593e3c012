import { ancestors, type Category } from '../data/categories'
import type { Currency, Language, Texts } from '../data/languages'
import type { Product } from '../data/product'
import type { Platform } from '../platform'

/** For whom something is described. */
export type View = { platform: Platform; language: Language; currency: Currency }

/** The path of a page with its language's prefix. */
export function localPath(path: Texts, language: Language): string {
  return language === 'tr' ? path.tr : [language, path[language]].filter(Boolean).join('/')
}

export const productPath = (product: Product, language: Language): string =>
  localPath(product.path, language)

export const categoriesOf = (product: Product): Category[] => ancestors(product.categoryId)

export const inStock = (product: Product): number =>
  product.variants.length > 0
    ? product.variants.reduce((sum, { stock }) => sum + stock, 0)
    : product.stock

/** "dd.mm.yyyy HH:ii:ss" in Istanbul's time. */
export function longDate(seconds: number): string {
  const local = new Date((seconds + 3 * 3600) * 1000).toISOString()
  const [year, month, day] = local.slice(0, 10).split('-')
  return `${day}.${month}.${year} ${local.slice(11, 19)}`
}

export const shortDate = (seconds: number): string => longDate(seconds).slice(0, 10)

export const nowSeconds = (): number => Math.floor(Date.now() / 1000)
