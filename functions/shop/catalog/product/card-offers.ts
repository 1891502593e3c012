import type { Language } from '../../locale'
import { convert, withoutVat } from '../../money'
import { rankOf } from './opening-order'
import type { ProductRow, VariantRow } from './product-row'

type Tier = { min: number; percent: number }

const TIER_TEXT: Record<Language, (tier: Tier) => string> = {
  tr: ({ min, percent }) => `${min} ve üzeri alımda %${percent} indirim`,
  en: ({ min, percent }) => `${percent}% off ${min} or more`,
  de: ({ min, percent }) => `${percent} % Rabatt ab ${min} Stück`,
  ar: ({ min, percent }) => `خصم ${percent}% عند شراء ${min} أو أكثر`,
}

/** The lowest price of the variants that can be had, where they differ (own-calls.md). */
function priceFrom(row: ProductRow, variants: VariantRow[]) {
  const sold = variants.filter((one) => row.negative_stock === 1 || rankOf(one) < 2)
  const lowest = Math.min(...sold.map(({ price }) => price))
  if (sold.every(({ price }) => price === lowest)) return {}
  return { PRICE_FROM: withoutVat(convert(lowest, row.rate), row.vat) }
}

/** What a list's card tells beside the price of the variant that opens. */
export function cardOffers(row: ProductRow, variants: VariantRow[]) {
  const tiers = JSON.parse(row.tiers) as Tier[]
  const [first] = tiers.toSorted((a, b) => a.min - b.min)
  return {
    ...priceFrom(row, variants),
    CAMPAIGN_LIST: first ? [{ TITLE: TIER_TEXT[row.language](first) }] : [],
  }
}
