import type { ProductPlan } from '../product/make-product'
import { demoCartProducts } from './demo-cart-products'
import { demoPageProducts } from './demo-page-products'
import { plan } from './demo-plan'

const ONE_DAY = 24 * 60 * 60
/** 23:59 in Istanbul, from the day's begin in UTC, which is three hours later than Istanbul's. */
const LAST_MINUTE = (20 * 60 + 59) * 60

/** Deals, which end at the last minute of a day: three that run, one of them soon over, and one that is over. */
const deals = (today: number): ProductPlan[] => [
  plan(35, {
    object: 'kulaklik',
    modifier: 'wireless',
    brandId: 6,
    price: 99990,
    oldPrice: 149990,
    columns: { deal_start: today - 2 * ONE_DAY, deal_end: today + 4 * ONE_DAY + LAST_MINUTE },
  }),
  plan(36, {
    object: 'cadir',
    modifier: 'fourseason',
    brandId: 13,
    price: 249990,
    oldPrice: 329990,
    columns: { deal_start: today - ONE_DAY, deal_end: today + 9 * ONE_DAY + LAST_MINUTE },
  }),
  plan(37, {
    object: 'demlik',
    modifier: 'porcelain',
    brandId: 21,
    price: 42990,
    columns: { deal_start: today - 20 * ONE_DAY, deal_end: today - 2 * ONE_DAY + LAST_MINUTE },
  }),
  plan(41, {
    object: 'masa-tenisi',
    modifier: 'training',
    brandId: 13,
    price: 29990,
    columns: { deal_start: today - ONE_DAY, deal_end: today + 2 * ONE_DAY + LAST_MINUTE },
  }),
]

/** The products with one special case each, by id; their ids and addresses never change. */
export function demoPlans(today: number): ProductPlan[] {
  return [...demoCartProducts, ...demoPageProducts, ...deals(today)].sort((a, b) => a.id - b.id)
}
