import { brandOf } from '../data/brands'
import { rates } from '../data/languages'
import { frequencies } from '../data/options'
import type { Product, Variant } from '../data/product'
import { pictureForm, productPictureUrl } from '../pictures/picture-paths'
import type { Platform } from '../platform'
import { convert, priceOf, withoutVat } from './money'
import { flagForm, idForm, linkForm, listForm, priceForm, seedOf, textForm } from './value-forms'
import { variantFields } from './variant-item'
import {
  categoriesOf,
  inStock,
  localPath,
  longDate,
  nowSeconds,
  productPath,
  type View,
} from './view'

export function imageOf(view: View, product: Product, at: number) {
  const url = (size: 'K' | 'O' | 'B') => productPictureUrl(view.platform, product, at, size)
  return {
    ID: String(product.id * 10 + at),
    SMALL: url('K'),
    MEDIUM: url('O'),
    BIG: url('B'),
    TITLE: at === 1 ? '' : `${product.title[view.language]} ${at}`,
  }
}

export const imageList = (view: View, product: Product) =>
  Array.from({ length: product.pictures }, (_, at) => ({
    ...imageOf(view, product, at + 1),
    ...displayedIn(product, at),
  }))

/** Of products with an even id each picture but the last shows an option of the first group. */
function ownOption({ id, pictures, variants }: Product, at: number): number | undefined {
  const options = [...new Set(variants.map(({ type1 }) => type1))]
  return id % 2 === 1 || options.length < 2 || at === pictures - 1 ? undefined : options[at]
}

/** Named by its variants, or by itself. */
function displayedIn(product: Product, at: number) {
  const option = ownOption(product, at)
  if (!option) return { VARIANT_IDS: null, VARIANT_TYPE_ID: '0' }
  const ids = product.variants.filter(({ type1 }) => type1 === option).map(({ id }) => id)
  return at % 2 === 0
    ? { VARIANT_IDS: ids.map((one, index) => idForm(one, index)), VARIANT_TYPE_ID: '0' }
    : { VARIANT_IDS: null, VARIANT_TYPE_ID: option }
}

/** The picture that shows a sub-product, else the first. */
export function imageOfVariant(view: View, product: Product, variant: Variant | undefined) {
  const numbers = Array.from({ length: product.pictures }, (_, at) => at)
  const own = variant && numbers.find((at) => ownOption(product, at) === variant.type1)
  return imageOf(view, product, (own ?? 0) + 1)
}

export function stars(platform: Platform, productId: number): { count: number; mean: number } {
  const rated = platform.reviews.filter((one) => one.productId === productId)
  const sum = rated.reduce((total, one) => total + one.stars, 0)
  return { count: rated.length, mean: rated.length > 0 ? sum / rated.length : 0 }
}

function priceFields(view: View, product: Product, seed: number) {
  const price = priceOf(product, undefined, view.currency)
  return {
    PRICE_SELL: priceForm(price.sell, seed),
    PRICE_NOT_DISCOUNTED: priceForm(price.notDiscounted, seed + 1),
    PRICE_BUY: '0',
    PRICE_MONEY_ORDER: priceForm(withoutVat(price.current * 0.97, product.vat), seed + 2),
    MONEY_ORDER_PERCENT: -3,
    IS_MONEY_ORDER_ACTIVE: flagForm(true, seed),
    VAT: seed % 2 === 0 ? product.vat : String(product.vat),
    DISPLAY_VAT: flagForm(true, seed + 3),
    CURRENCY: product.currency,
    CURRENCY_ID: String(Object.keys(rates).indexOf(product.currency) + 1),
    TARGET_CURRENCY: view.currency,
    TARGET_CURRENCY_ORIGINAL: view.currency,
    IS_DISCOUNT_ACTIVE: flagForm(price.percent > 0, seed + 1),
    IS_DISPLAY_DISCOUNTED_ACTIVE: flagForm(price.percent > 0, seed + 2),
    DISCOUNT_PERCENT: seed % 2 === 0 ? price.percent : String(price.percent),
    IS_MULTIPLE_DISCOUNT_ACTIVE: flagForm(product.tiers.length > 0, seed),
    NUMERIC1: null,
  }
}

function stockFields(view: View, product: Product, seed: number) {
  const stock = inStock(product)
  return {
    STOCK: seed % 3 === 0 ? stock : stock.toFixed(2),
    IN_STOCK: flagForm(stock > 0, seed + 1),
    STOCK_UNIT: view.language === 'tr' ? product.unit : product.unit === 'Kg' ? 'kg' : 'piece',
    STOCK_UNIT_ID: '1',
    STOCK_INCREMENT: seed % 2 === 0 ? product.step : String(product.step),
    MIN_SALE_COUNT: '0',
    MAX_SALE_COUNT: '0',
    MIN_ORDER_COUNT: seed % 2 === 0 ? product.min : product.min.toFixed(2),
    MAX_ORDER_COUNT: product.max > 0 ? product.max : 99_999,
    IS_CARGO_FREE: flagForm(product.isCargoFree, seed),
  }
}

function brandFields(view: View, product: Product, seed: number) {
  const brand = brandOf(product.brandId)
  if (!brand) return { BRAND: '', BRAND_ID: '0', BRAND_URL: '' }
  return {
    BRAND: textForm(brand.title, seed + 1),
    BRAND_ID: idForm(brand.id, seed),
    BRAND_URL: linkForm(localPath(brand.path, view.language), seed + 2, view.platform.origin),
    BRAND_IMAGE: pictureForm(view.platform, `Data/marka/${brand.id}.svg`, brand.id),
  }
}

function categoryFields(view: View, product: Product, seed: number) {
  const path = categoriesOf(product)
  const last = path[path.length - 1]
  return {
    CATEGORY_ID: idForm(product.categoryId, seed + 1),
    CATEGORY_IDS: listForm([String(product.categoryId)], seed),
    CATEGORY_ID_PATH: path.map(({ id }) => id).join(' > '),
    CATEGORY_NAME: textForm(last?.title[view.language] ?? '', seed),
    CATEGORY_PATH: path.map(({ title }) => title[view.language]).join(' > '),
    CATEGORY_URL: last
      ? linkForm(localPath(last.path, view.language), seed + 1, view.platform.origin)
      : '',
  }
}

function offerFields(product: Product, seed: number) {
  const deal = product.dealHours > 0
  return {
    SUBSCRIBE: flagForm(product.subscribePercent > 0, seed),
    SUBSCRIBE_FREQUENCY_LIST: listForm(product.subscribePercent > 0 ? frequencies : [], seed),
    SUBSCRIBE_DISCOUNT_RATE: String(product.subscribePercent),
    DEAL: flagForm(deal, seed),
    ...(deal
      ? {
          DEAL_START_DATE: longDate(nowSeconds() - 86_400),
          DEAL_END_DATE: longDate(nowSeconds() + product.dealHours * 3600),
        }
      : {}),
  }
}

/** A product in a list, as the platform describes it. Optional fields are missing here and there. */
export function listItem(view: View, product: Product) {
  const seed = seedOf(product.id)
  const { count, mean } = stars(view.platform, product.id)
  return {
    ID: idForm(product.id, seed),
    TITLE: textForm(product.title[view.language], seed),
    URL: linkForm(productPath(product, view.language), seed, view.platform.origin),
    PRODUCT_CODE: product.code,
    SUPPLIER_PRODUCT_CODE: seed % 4 === 0 ? null : `T-${product.code}`,
    SERVICE_CODE: `s${product.id}`,
    ...(seed % 5 === 0 ? {} : { BARCODE: `869000${product.id}` }),
    IS_ACTIVE: flagForm(product.isActive, seed),
    IS_NEW_PRODUCT: flagForm(product.isNew, seed + 1),
    IS_DISPLAY_PRODUCT: flagForm(product.isShowOnly, seed + 2),
    MODEL_ID: String(product.modelId),
    IS_CATALOG: flagForm(product.modelId > 0, seed),
    SHORT_DESCRIPTION: textForm(`${product.title[view.language]} – ${product.code}`, seed + 1),
    ...categoryFields(view, product, seed),
    ...brandFields(view, product, seed),
    ...priceFields(view, product, seed),
    ...stockFields(view, product, seed),
    HAS_IMAGE: flagForm(true, seed),
    IMAGE: imageOf(view, product, 1),
    IMAGE_LIST: imageList(view, product),
    IMAGE_COUNT: String(product.pictures),
    ...variantFields(view, product),
    COMMENT_RANK: mean.toFixed(1),
    COMMENT_COUNT: seed % 2 === 0 ? count : String(count),
    ...offerFields(product, seed),
    REGISTRATION_DATE: String(product.created),
    CAN_ADD_CART_IN_LIST: flagForm(product.groups.length === 0, seed),
    SYMBOLS: { S1: { TAG: 'Yerli', DATA: '<b>Yerli &uuml;retim</b>', FLAG: seed % 2 } },
    THEME_FIELD_9: { anything: [seed] },
  }
}

/** A product's price in a row of a search. */
export const searchPrice = (view: View, product: Product): number =>
  convert(product.price, product.currency, view.currency)
