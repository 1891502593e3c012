import { readCompared } from '../../../../app/backend/catalogue/compare'
import { readInstalmentHtml } from '../../../../app/backend/catalogue/product/instalments'
import { readSource } from '../../../../app/backend/platform-page/html/read-source'
import { readLoaded } from '../../../../app/backend/platform-page/loaded-list'
import { isPlain, kindOf } from '../../../../app/backend/platform-page/wire/page-kind'
import { productWire } from '../../../../app/backend/platform-page/wire/product-wire'
import { defaultLanguage } from '../../../../app/i18n/languages'
import '../../html-rewriter/html-rewriter'
import type { Reads } from '../call-check'
import { productsOn } from './learn-page'

/** Whether the storefront shows a page of the shop at a link: one that is not titled as not found, nor, in doubt, nothing but texts. */
export const showsPageAt =
  (link: string): Reads =>
  async (html, { isDoubtful }) => {
    const source = await readSource(html)
    return kindOf(source, { link }) !== 'notFound' && !(isDoubtful && isPlain(source))
  }

/** Whether the storefront shows the category's page as a list, of goods of its own or of product-loader, or says that there are none. */
export const showsCategory: Reads = async (html, { facts }) => {
  const link = facts.list ?? ''
  const source = await readSource(html)
  if (kindOf(source, { link, knownAs: 'category' }) !== 'category') return false
  return facts.listsGoods || source.hasNoGoods || productsOn(source, link).length > 0
}

/** Whether the storefront can sell the product of the page that was requested last: it has a name and a price. */
export const showsProduct: Reads = async (html, { facts }) => {
  const link = facts.triedPages.at(-1) ?? ''
  const source = await readSource(html)
  if (kindOf(source, { link }) !== 'product') return false
  const { TITLE, PRICE_SELL } = productWire(source, `/${link}`, (property) => property)
  return TITLE !== '' && PRICE_SELL !== null
}

/** Whether the storefront reads products from the HTML of product-loader. */
export const showsProducts: Reads = async (html) => {
  const requested = { link: '', page: 1, sort: '', language: defaultLanguage }
  const call = { key: 'PRODUCT_LOADER' as const }
  return (await readLoaded(() => Promise.reject(), html, { call, requested })) !== null
}

/** Whether the storefront lists goods of the page of results that a shop renders. */
export const showsResults: Reads = async (html) => {
  const source = await readSource(html)
  const isList = kindOf(source, { link: 'arama' }) === 'category'
  return isList && productsOn(source, 'arama').length > 0
}

/** Whether the page of the ways to pay shows the HTML of call 12. */
export const showsInstalments: Reads = (html) => readInstalmentHtml(html) !== null

/** Whether the storefront's comparison shows anything of the HTML. */
export const showsComparison: Reads = (html) => {
  const compared = readCompared(html, '')
  return compared.kind !== 'html' || compared.html !== ''
}
