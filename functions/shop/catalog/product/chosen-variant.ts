import type { ListFilters } from '../list/list-filters'
import { firstAvailable } from './opening-order'
import type { VariantRow } from './product-row'

/** The options that a list is narrowed by, and its range of prices, in hundredths of the display currency. */
export type ChosenOptions = Pick<ListFilters, 'options1' | 'options2'> &
  Partial<Pick<ListFilters, 'priceMin' | 'priceMax'>>

const isAmong = (option: number, chosen: number[]) => chosen.length === 0 || chosen.includes(option)

/** Whether a list is narrowed by options: then its range of prices is one of the variants that have them (decision 030). */
export const isOfOptions = ({ options1, options2 }: ChosenOptions): boolean =>
  options1.length + options2.length > 0

/**
 * The variant that a list narrowed by options is about, the first that can be had; undefined where it is not, or where no variant has them together.
 * @param rate lira for one unit of the display currency
 */
export function chosenVariant(
  all: VariantRow[],
  chosen: ChosenOptions,
  rate = 1,
): VariantRow | undefined {
  if (!isOfOptions(chosen)) return undefined
  const { options1, options2, priceMin, priceMax } = chosen
  const isInRange = (price: number) =>
    price >= (priceMin ?? 0) * rate && price <= (priceMax ?? Number.POSITIVE_INFINITY) * rate
  const fits = ({ o1, o2, price }: VariantRow) =>
    isAmong(o1, options1) && isAmong(o2, options2) && isInRange(price)
  return firstAvailable(all.filter(fits))
}

type Narrowing = ChosenOptions & { inStock: boolean }

/** SQL: what the variants `x` of a listed product `s` fulfil, with the stock where that is chosen. @param prices SQL of a range for `x.price`, or '' */
const variantsWhere = ({ options1, options2, inStock }: Narrowing, prices: string) =>
  [
    'sub_product x WHERE x.product_id = s.id',
    ...(options1.length > 0 ? [`x.option1_id IN (${options1.map(Math.trunc).join(', ')})`] : []),
    ...(options2.length > 0 ? [`x.option2_id IN (${options2.map(Math.trunc).join(', ')})`] : []),
    ...(inStock ? ['x.stock > 0'] : []),
    ...(prices ? [prices] : []),
  ].join(' AND ')

/** SQL: one variant fulfils it all; null where the options of the product itself, `s.options1`, say it. */
export function hasVariant(filters: Narrowing, prices: string): string | null {
  const groups = [filters.options1, filters.options2].filter((chosen) => chosen.length > 0).length
  return groups > 0 && groups + (filters.inStock ? 1 : 0) + (prices ? 1 : 0) > 1
    ? `EXISTS (SELECT 1 FROM ${variantsWhere(filters, prices)})`
    : null
}

/** SQL: some variant has such a price, whatever its options. */
export const hasPrice = ({ inStock }: Narrowing, prices: string): string =>
  `EXISTS (SELECT 1 FROM ${variantsWhere({ options1: [], options2: [], inStock }, prices)})`

/** SQL: the price of a listed product by which its list has bounds: the lowest of the variants that it is about; null without one. */
export const priceInList = (filters: Narrowing): string =>
  isOfOptions(filters) ? `(SELECT min(x.price) FROM ${variantsWhere(filters, '')})` : 's.price'

/** SQL: the options of one group that a further choice would find, as in `s.options1`. */
export function optionsLeft(filters: Narrowing, side: 1 | 2, prices: string): string {
  const others = { ...filters, [`options${side}`]: [] }
  if (!isOfOptions(others) && !filters.inStock && !prices) return `s.options${side}`
  return `CASE s.options${side} WHEN '' THEN '' ELSE coalesce((SELECT ',' || group_concat(DISTINCT x.option${side}_id) || ','
    FROM ${variantsWhere(others, prices)}), '') END`
}
