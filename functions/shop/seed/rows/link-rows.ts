import { LANGUAGES } from '../../locale'
import type { ShopSettings } from '../../settings/shop-file'
import { freePaths, type IsReserved, pageLinks } from '../../settings/shop-rows'
import { brands } from '../data/brands'
import { categories } from '../data/categories'
import type { Words } from '../data/words'
import { OLD_SLUG } from '../demo/demo-cases'
import type { Value } from '../insert'
import { pathOf } from '../product/product-rows'

/** Addresses of the home page, the categories, the brands and the content pages, and one old address of a product. */
export function linkRows(shop: ShopSettings, isReserved: IsReserved): Value[][] {
  const free = freePaths([], isReserved)
  const links = (kind: string, id: number, title: string | Words) =>
    LANGUAGES.map((language) => {
      const text = typeof title === 'string' ? title : title[language]
      return [free(pathOf(text, language)), kind, id, language, 0]
    })
  return [
    ...LANGUAGES.map((language) => [language === 'tr' ? '' : language, 'home', 0, language, 0]),
    ...categories.flatMap(({ id, title }) => links('category', id, title)),
    ...brands.flatMap(({ id, title }) => links('brand', id, title)),
    ...pageLinks(shop, free),
    [OLD_SLUG, 'product', 1, 'tr', 1],
  ]
}
