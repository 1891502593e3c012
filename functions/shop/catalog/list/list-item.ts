import type { Currency } from '../../locale'
import { cardOffers } from '../product/card-offers'
import { type ChosenOptions, chosenVariant } from '../product/chosen-variant'
import { frequencyList } from '../product/frequencies'
import { cargo, dealOf, prices, stock } from '../product/offer-wire'
import { picturesOf } from '../product/option-pictures'
import type { ProductRow, VariantRow } from '../product/product-row'
import { crumbsOf, variantsOf } from '../product/product-row'
import { featureList } from '../product/variant-item'

/** A product in a list, with the picture of the options that the list is narrowed by. Prices are without VAT and in the display currency. */
export function listItem(row: ProductRow, currency: Currency, options?: ChosenOptions) {
  const all = variantsOf(row)
  const chosen = options && chosenVariant(all, options, row.rate)
  return {
    ID: String(row.id),
    TITLE: row.title,
    URL: row.path,
    IS_NEW_PRODUCT: row.is_new,
    IS_ACTIVE: row.is_active,
    IS_DISPLAY_PRODUCT: row.is_show_only,
    PRODUCT_CODE: row.code,
    SUPPLIER_PRODUCT_CODE: row.code,
    BARCODE: row.barcode,
    SERVICE_CODE: '',
    SHORT_DESCRIPTION: row.summary,
    ...(row.condition && { CONDITION: row.condition }),
    ADDITIONAL_FIELD_1: '',
    ADDITIONAL_FIELD_2: '',
    ADDITIONAL_FIELD_3: '',
    ...classification(row),
    ...prices(row, currency),
    ...cardOffers(row, all),
    ...stock(row),
    ...cargo(row),
    ...picturesOf(row, all, false, chosen?.o1),
    ...variants(row, all),
    ...(chosen && { CHOSEN_VARIANT: String(chosen.id) }),
    ...ratings(row),
    ...dealOf(row),
    ...subscription(row),
    IS_CATALOG: row.model_id > 0 ? 1 : 0,
    COMBINATION_ID: '0',
    REGISTRATION_DATE: row.created_at,
    CAN_ADD_CART_IN_LIST: row.is_show_only || row.personalization_id ? 0 : 1,
    SHOW_IN_LIST_PAGE: 1,
  }
}

function classification(row: ProductRow) {
  const crumbs = crumbsOf(row)
  return {
    CATEGORY_ID: String(row.category_id),
    CATEGORY_IDS: crumbs.map((crumb) => crumb.ID).join(','),
    CATEGORY_ID_PATH: crumbs.map((crumb) => crumb.ID).join(' > '),
    CATEGORY_NAME: row.category_title,
    CATEGORY_PATH: crumbs.map((crumb) => crumb.TITLE).join(' > '),
    CATEGORY_URL: crumbs.at(-1)?.URL ?? '',
    FILTER_CATEGORY_ID: String(row.category_id),
    BRAND: row.brand,
    BRAND_ID: String(row.brand_id),
    BRAND_URL: row.brand_path ?? '',
    BRAND_IMAGE: '',
    MODEL: '',
    MODEL_ID: String(row.model_id),
    MODEL_URL: '',
  }
}

function subscription({ subscribe_percent, language }: ProductRow) {
  return {
    SUBSCRIBE: subscribe_percent > 0 ? 1 : 0,
    SUBSCRIBE_FREQUENCY_LIST: subscribe_percent > 0 ? frequencyList(language) : [],
    SUBSCRIBE_DISCOUNT_RATE: subscribe_percent,
  }
}

export type ListItem = ReturnType<typeof listItem>

function variants(row: ProductRow, all: VariantRow[]) {
  return {
    HAS_VARIANT: all.length > 0 ? 1 : 0,
    VARIANT_ID: '0',
    VARIANT_NAME: '',
    VARIANT_CODE: '',
    SUB_PRODUCT_CODE: '',
    VARIANT_FEATURE1_TITLE: row.group1_title ?? '',
    VARIANT_FEATURE2_TITLE: row.group2_title ?? '',
    VARIANT_FEATURE1_LIST: featureList(row, all, 1),
    VARIANT_FEATURE2_LIST: featureList(row, all, 2),
    VARIANT_FEATURE1_SELECTED: '0',
    VARIANT_FEATURE2_SELECTED: '0',
  }
}

function ratings(row: ProductRow) {
  const count = row.rank1 + row.rank2 + row.rank3 + row.rank4 + row.rank5
  const sum = row.rank1 + 2 * row.rank2 + 3 * row.rank3 + 4 * row.rank4 + 5 * row.rank5
  return { COMMENT_COUNT: count, COMMENT_RANK: count ? Number((sum / count).toFixed(1)) : 0 }
}
