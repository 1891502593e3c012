import { objects } from '../data/objects'
import type { ProductPlan } from '../product/make-product'
import type { VariantSeed } from '../product/product-seed'

type DemoPlan = Omit<ProductPlan, 'id' | 'object'> & { object: string }

/** The plan of a demo product, without a discount unless `oldPrice` says so; `object` is its key. */
export function plan(id: number, { object: key, ...rest }: DemoPlan): ProductPlan {
  const object = objects.find((one) => one.key === key)
  if (!object) throw new Error(`No object ${key}`)
  return { id, object, oldPrice: 0, ...rest }
}

type VariantColumns = [
  option1: number,
  option2: number,
  price: number,
  stock: number,
  oldPrice?: number,
]

/** Variants from a table; money in hundredths of the lira. */
export const variants = (rows: VariantColumns[]): VariantSeed[] =>
  rows.map(([option1, option2, price, stock, oldPrice = 0]) => ({
    option1,
    option2,
    price,
    oldPrice,
    stock,
  }))

/** Quantity discounts as the table of products has them. */
export const tiers = (...rows: [min: number, max: number, percent: number][]): string =>
  JSON.stringify(rows.map(([min, max, percent]) => ({ min, max, percent })))
