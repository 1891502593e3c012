import { type ProductRow, variantsOf } from './product-row'

type Offer = { stock: number; awaited: string }

/** Orders sub-products by what can be had: those in stock, those that are awaited, those sold out. */
export const rankOf = ({ stock, awaited }: Offer): number => (stock <= 0 ? 2 : awaited ? 1 : 0)

export function firstAvailable<Variant extends Offer>(variants: Variant[]): Variant | undefined {
  return variants.toSorted((a, b) => rankOf(a) - rankOf(b))[0]
}

/** The id of the variant that a product's page opens with; 0 without variants. */
export const opensWith = (row: ProductRow): number => firstAvailable(variantsOf(row))?.id ?? 0

/** SQL: the order of sub-products `s` with options `o1` and `o2`, of which a product's page opens with the first (migrations/0024_opening_variant.sql). */
export const OPENING_ORDER =
  "s.stock <= 0, s.awaited <> '', o1.position, coalesce(o2.position, 0), s.id"

/** SQL: the variant that the page of a product `p` opens with (decision 030). */
export const OPENING_VARIANT = `(SELECT s.id FROM sub_product s
  JOIN variant_option o1 ON o1.id = s.option1_id LEFT JOIN variant_option o2 ON o2.id = s.option2_id
  WHERE s.product_id = p.id ORDER BY ${OPENING_ORDER} LIMIT 1)`
