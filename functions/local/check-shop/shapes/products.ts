import { z } from 'zod'
import {
  amount,
  date,
  flag,
  html,
  id,
  link,
  list,
  maybeId,
  maybeList,
  name,
  part,
  pictureLink,
  requiredLink,
  text,
  whole,
} from './fields'

const pictureFields = {
  ID: maybeId,
  SMALL: pictureLink,
  MEDIUM: pictureLink,
  BIG: pictureLink,
  TITLE: text,
}
/** By its widths, or by its address alone. */
export const picture = z.union([pictureLink, part(pictureFields)], { error: 'a picture' })

export const variantFields = {
  ID: id,
  TYPE: text,
  TYPE_ID: maybeId,
  TYPE_COLOR_CODE: text,
  CODE: text,
  BARCODE: text,
  PRICE: amount,
  PRICE_NOT_DISCOUNTED: amount,
  DISCOUNT_PERCENT: amount,
  VAT: amount,
  STOCK: amount,
  IN_STOCK: flag,
  MONEY_ORDER_PERCENT: amount,
  WEIGHT: amount,
}

/** An option of a variant group; in a list of options the id may belong to no sub-product. */
const option = whole({ ...variantFields, ID: maybeId, TYPE_ID: id })

/** A product of a list. Only `ID`, `TITLE` and `URL` are required. */
export const productFields = {
  ID: id,
  TITLE: name,
  URL: requiredLink,
  PRODUCT_CODE: text,
  BARCODE: text,
  BRAND: text,
  BRAND_ID: maybeId,
  BRAND_URL: link,
  MODEL_ID: maybeId,
  CATEGORY_ID: maybeId,
  CATEGORY_NAME: text,
  CATEGORY_URL: link,
  SHORT_DESCRIPTION: html,
  IS_NEW_PRODUCT: flag,
  IS_DISPLAY_PRODUCT: flag,
  PRICE_SELL: amount,
  PRICE_NOT_DISCOUNTED: amount,
  PRICE_BUY: amount,
  PRICE_MONEY_ORDER: amount,
  MONEY_ORDER_PERCENT: amount,
  IS_MONEY_ORDER_ACTIVE: flag,
  VAT: amount,
  DISPLAY_VAT: flag,
  CURRENCY: text,
  TARGET_CURRENCY: text,
  IS_DISCOUNT_ACTIVE: flag,
  IS_DISPLAY_DISCOUNTED_ACTIVE: flag,
  DISCOUNT_PERCENT: amount,
  NUMERIC1: amount,
  STOCK: amount,
  IN_STOCK: flag,
  STOCK_UNIT: text,
  STOCK_INCREMENT: amount,
  MIN_SALE_COUNT: amount,
  MAX_SALE_COUNT: amount,
  MIN_ORDER_COUNT: amount,
  MAX_ORDER_COUNT: amount,
  IS_CARGO_FREE: flag,
  HAS_IMAGE: flag,
  IMAGE: picture,
  IMAGE_LIST: maybeList(whole(pictureFields)),
  HAS_VARIANT: flag,
  VARIANT_ID: maybeId,
  VARIANT_NAME: text,
  VARIANT_FEATURE1_TITLE: text,
  VARIANT_FEATURE2_TITLE: text,
  VARIANT_FEATURE1_LIST: maybeList(option),
  VARIANT_FEATURE2_LIST: maybeList(option),
  COMMENT_RANK: amount,
  COMMENT_COUNT: amount,
  SUBSCRIBE: flag,
  DEAL: flag,
  DEAL_END_DATE: date,
  IS_CATALOG: flag,
}

export const product = whole(productFields)

const fact = whole({ KEY: text, VALUE: text })

export const comparedProduct = whole({ ...productFields, FILTER_PROPERTY_LIST: maybeList(fact) })

/** A product with what only its page shows. */
export const productDetail = whole({
  ...productFields,
  DETAIL: html,
  VARIANTS: maybeList(whole({ ...variantFields, TYPE_ID1: maybeId, TYPE_ID2: maybeId })),
  MULTIPLE_DISCOUNT: maybeList(whole({ PERCENT: amount, MIN: amount, MAX: amount })),
  PERSONALIZATION: maybeList(whole({ KEY: text, TITLE: text, MAX: amount, REQUIRED: flag })),
  LOWEST_PRICE: amount,
  VARIANT_LOWEST_PRICES: maybeList(whole({ ID: id, PRICE: amount })),
  LOWEST_PRICE_DAYS: amount,
  CASH_ON_DELIVERY_FEE: amount,
  INSTALLMENT_COUNT: amount,
  COMPLEMENTS: maybeList(product),
  FILTER_PROPERTY_LIST: maybeList(fact),
  TABS: maybeList(whole({ ID: id, TITLE: name, URL: requiredLink, PROPERTY: text })),
})

export const productPage = {
  PRODUCTS: list(product),
  TOTAL: amount,
  PAGE_NO: amount,
  SETTING: part({
    PRODUCT_COUNT_PER_PAGE: amount,
    SORT: z.unknown().optional(),
    SELECTED_SORT: text,
  }),
}
