import type { Currency } from '../../locale'
import { convert, withoutVat } from '../../money'
import { listItem } from '../list/list-item'
import { firstAvailable } from './opening-order'
import { picturesOf } from './option-pictures'
import type { ProductRow, VariantRow } from './product-row'
import { variantsOf } from './product-row'
import { detailedVariant } from './variant-item'

export type Fact = { KEY: string; VALUE: string }

type Tier = { min: number; max: number; percent: number }

/** A product with everything that its page displays. */
export function productDetail(row: ProductRow, html: string, facts: Fact[], currency: Currency) {
  const item = listItem(row, currency)
  return {
    ...item,
    ...picturesOf(row, variantsOf(row), true),
    ...variantsOfDetail(row),
    ...texts(html),
    DELIVERY_DAY: row.delivery_days,
    WEIGHT: row.weight,
    MULTIPLE_DISCOUNT: (JSON.parse(row.tiers) as Tier[]).map((tier) => ({
      PERCENT: String(tier.percent),
      MIN: String(tier.min),
      MAX: String(tier.max),
    })),
    PERSONALIZATION_ID: String(row.personalization_id),
    IS_PERSONALIZATION_ACTIVE: row.personalization_id > 0 ? 1 : 0,
    IS_ORDER_NOTE_ACTIVE: row.has_order_note,
    ORDER_NOTE_CHAR_LIMIT: ORDER_NOTE_LIMIT,
    RANK_TOTAL: item.COMMENT_COUNT,
    COMMENT_STAR: item.COMMENT_RANK,
    RANK1_COUNT: row.rank1,
    RANK2_COUNT: row.rank2,
    RANK3_COUNT: row.rank3,
    RANK4_COUNT: row.rank4,
    RANK5_COUNT: row.rank5,
    REVIEWS: { count: item.COMMENT_COUNT, avg: item.COMMENT_RANK, items: [] },
    IS_ADD_TO_CART_VISIBLE: row.is_show_only ? 0 : 1,
    NEGATIVE_STOCK: row.negative_stock,
    FILTER_PROPERTY_LIST: facts,
    ...PAGE_SETTINGS,
  }
}

/** What the platform lets a shop switch and this shop has for all products. */
const PAGE_SETTINGS = {
  TAGS: [],
  GENDER: '',
  SUPPLIER_ID: '0',
  CREDIT_CARD_INSTALLMENTS: [],
  CAMPAIGN_LIST: [],
  IS_PRODUCT_SIZE_ACTIVE: 0,
  HAS_MAGNIFIER: 1,
  IS_POPUP_PHOTO_ACTIVE: 1,
  IS_VIDEO_ACTIVE: 0,
  IS_CASH_POINT_ACTIVE: 0,
  IS_RELATED_PRODUCTS_ACTIVE: 1,
  IS_DEFAULT_VARIANT_ACTIVE: 1,
  IS_COMMENT_RATE_ACTIVE: 1,
  IS_QUESTION_ANSWER_ACTIVE: 1,
  STOCK_DISPLAY_STATUS: 1,
}

const texts = (html: string) => ({
  DETAIL: html,
  DOCUMENT_INFO: '',
  WARRANTY_INFO: '',
  DELIVERY_INFO: '',
  WAREHOUSE: '',
  NOTES: '',
})

/** The variants, and the one that the page opens with. */
function variantsOfDetail(row: ProductRow) {
  const variants = variantsOf(row)
  const chosen = firstAvailable(variants)
  return {
    VARIANT_ID: String(chosen?.id ?? 0),
    VARIANT_NAME: chosen ? [chosen.t1, chosen.t2].filter(Boolean).join(' ') : '',
    VARIANT_CODE: chosen?.code ?? '',
    VARIANT_FEATURE1_SELECTED: String(chosen?.o1 ?? 0),
    VARIANT_FEATURE2_SELECTED: String(chosen?.o2 ?? 0),
    VARIANTS: variants.map((variant, index) => detailedVariant(row, variant, index + 1)),
    VARIANT_DATA: variantData(row, variants),
  }
}

/** The maximum length of a cart line's note, in characters. */
export const ORDER_NOTE_LIMIT = 1000

function variantData(row: ProductRow, variants: VariantRow[]) {
  const keyed = <T>(value: (variant: VariantRow) => T): Record<string, T> =>
    Object.fromEntries(variants.map((variant) => [`${variant.o1}_${variant.o2}`, value(variant)]))
  const net = (lira: number) => withoutVat(convert(lira, row.rate), row.vat)

  const active: Record<string, string[]> = {}
  for (const { o1, o2 } of variants) {
    active[`ONE_${o1}`] = [...(active[`ONE_${o1}`] ?? []), String(o2)]
    active[`TWO_${o2}`] = [...(active[`TWO_${o2}`] ?? []), String(o1)]
  }
  return {
    VARIANT_IDS: keyed((variant) => String(variant.id)),
    VARIANT_PRICES: keyed((variant) => String(net(variant.price))),
    VARIANT_PRICE_RAWS: keyed((variant) => net(variant.price)),
    NOT_DISCOUNTED_PRICES: keyed((variant) => net(Math.max(variant.old, variant.price))),
    VARIANT_SUPPLIER_CODES: keyed((variant) => variant.code),
    VARIANT_STOCKS: keyed((variant) => variant.stock),
    VAT: row.vat,
    M_O_P: row.money_order,
    ACTIVE_IDS: active,
  }
}
