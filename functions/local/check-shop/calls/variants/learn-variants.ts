import { priceShape, readPrice } from '../../../../../app/backend/catalogue/price'
import { readOptionList } from '../../../../../app/backend/catalogue/product/listed-options'
import { readVariantPlace } from '../../../../../app/backend/catalogue/product/variant'
import { type Facts, idAt, type ProductFact, rowForSale, rowsAt } from '../../facts'

const priceOf = ({ currency }: Facts) =>
  readPrice(priceShape.parse({}), { vatIncluded: true, currency })

const optionsIn = (facts: Facts, body: unknown, group: 1 | 2, picked: string): string[] =>
  readOptionList(body, group, picked, priceOf(facts))?.options.map(({ id }) => id) ?? []

/** What only this call says of a product: others may have options too that no page names. */
function learnOptions(facts: Facts, product: ProductFact, options: string[]): void {
  if (!product.hasVariants)
    for (const one of facts.products) one.isSimple &&= facts.requestedVariants.includes(one.id)
  const [first = ''] = options
  facts.listedOptions = options
  Object.assign(product, { hasVariants: true, isSimple: false, option: { group: 1, id: first } })
}

/** Takes the options and a variant of get-variant1-list, as the storefront reads them for a product whose page names none. */
export function learnFirstGroup(facts: Facts, body: unknown): void {
  const product = facts.products.find(({ id }) => id === facts.requestedVariants.at(-1))
  const id = idAt(rowForSale(rowsAt(body, 'VARIANT1_LIST')), 'ID')
  facts.isVaried ||= id !== ''
  if (!product || !id) return
  facts.subproduct ??= { product: product.id, id }
  const options = optionsIn(facts, body, 1, '0')
  const areDistinct = new Set(options).size === options.length
  if (options.length > 0 && areDistinct) learnOptions(facts, product, options)
}

/** Takes a variant of get-variant2-list: in place of one of the first group, where that list pairs its options with others. */
export function learnSecondGroup(facts: Facts, { id, option }: ProductFact, body: unknown): void {
  const variant = idAt(rowForSale(rowsAt(body, 'VARIANT2_LIST')), 'ID')
  if (!variant) return
  const { listedOptions } = facts
  const isPaired = optionsIn(facts, body, 2, option?.id ?? '').some(
    (one) => !listedOptions.includes(one),
  )
  if (isPaired && listedOptions.length > 0) facts.subproduct = { product: id, id: variant }
  facts.subproduct ??= { product: id, id: variant }
}

/** Takes a variant by a number that its page gives it, where the shop knows it as such. */
export function learnPlace(facts: Facts, body: unknown): void {
  const [possible] = facts.possibleVariants
  if (facts.subproduct || !possible) return
  const own = { id: possible.product, price: priceOf(facts), sellsBelowZero: false }
  const place = readVariantPlace(body, own)
  if (place && (place.variant?.id ?? possible.id) === possible.id) facts.subproduct = possible
}
