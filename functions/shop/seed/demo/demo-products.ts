import type { ProductPlan } from '../product/make-product'
import { demoCartProducts } from './demo-cart-products'
import { demoPageProducts } from './demo-page-products'
import { plan } from './demo-plan'

const ONE_DAY = 24 * 60 * 60
/** A day of the seed begins in UTC, three hours after Istanbul's. */
const MIDNIGHT = 3 * 60 * 60

/** Deals: one that ends at midnight, one with another end, one that is over and one that ends soon. */
const deals = (today: number): ProductPlan[] => [
  plan(35, {
    object: 'kulaklik',
    modifier: 'wireless',
    brandId: 6,
    price: 99990,
    oldPrice: 149990,
    columns: { deal_start: today - 2 * ONE_DAY, deal_end: today + 5 * ONE_DAY - MIDNIGHT },
  }),
  plan(36, {
    object: 'cadir',
    modifier: 'fourseason',
    brandId: 13,
    price: 249990,
    oldPrice: 329990,
    columns: { deal_start: today - ONE_DAY, deal_end: today + 9 * ONE_DAY + 3600 * 18 },
  }),
  plan(37, {
    object: 'demlik',
    modifier: 'porcelain',
    brandId: 21,
    price: 42990,
    columns: { deal_start: today - 20 * ONE_DAY, deal_end: today - ONE_DAY - MIDNIGHT },
  }),
  plan(41, {
    object: 'masa-tenisi',
    modifier: 'training',
    brandId: 13,
    price: 29990,
    columns: { deal_start: today - ONE_DAY, deal_end: today + 2 * ONE_DAY + 3600 * 6 },
  }),
]

/** The products with one special case each, by id; their ids and addresses never change. */
export function demoPlans(today: number): ProductPlan[] {
  return [...demoCartProducts, ...demoPageProducts, ...deals(today)].sort((a, b) => a.id - b.id)
}
