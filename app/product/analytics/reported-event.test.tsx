import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Coupon } from '~/backend/cart/cart-model'
import { paidForGoods } from '~/checkout/sums/amount-rows'
import { cartValue, ReportedEvent } from './reported-event'

const line = (productId: string, count: number, total: number) => ({
  productId,
  title: `Ürün ${productId}`,
  variantLabel: '',
  count,
  total,
})

function eventOf(total: number | null, lines = [line('7', 2, 30_000), line('8', 1, 10_000)]) {
  const html = renderToStaticMarkup(
    <ReportedEvent name="purchase" lines={lines} total={total} currency="TL" />,
  )
  const [, written = ''] = /data-event="([^"]*)"/.exec(html) ?? []
  return JSON.parse(written.replaceAll('&quot;', '"'))
}

it('[P21] a purchase is worth what was paid for its goods, and so is each piece', () => {
  const discounts = [{ title: 'Kupon (HOS10)', total: 4_000 }]
  const total = paidForGoods({ goods: 40_000, discounts })
  const { value, items } = eventOf(total)
  expect(value).toBe(360)
  expect(items).toMatchObject([
    { item_id: '7', price: 135, quantity: 2 },
    { item_id: '8', price: 90, quantity: 1 },
  ])
  expect(eventOf(40_000).items[0]).toMatchObject({ price: 150 })
  expect(paidForGoods({ goods: 1_000, discounts })).toBe(0)
})

it('[P21] [C28] a gift card pays for goods, and lowers the value of neither purchase nor cart', () => {
  const discounts = [
    { title: 'Kupon (HOS10)', total: 4_000 },
    { title: 'Hediye kartı (•••• 7K2M)', total: 36_000, isGiftCard: true as const },
  ]
  expect(paidForGoods({ goods: 40_000, discounts })).toBe(36_000)
  const coupon = { discount: 40_000, title: 'Hediye kartı (•••• 7K2M)' } as Coupon
  expect(cartValue({ priceCart: 40_000, coupon, campaignDiscount: 500 })).toBe(39_500)
})

it('[P21] each piece is worth what was paid for it, where the shop tells it by line', () => {
  const lines = [
    { ...line('7', 2, 60_000), paid: 60_000 },
    { ...line('8', 2, 60_000), paid: 58_200 },
  ]
  expect(eventOf(118_200, lines).items).toMatchObject([{ price: 300 }, { price: 291 }])
})

it('[P21] free goods are worth nothing', () => {
  expect(eventOf(0, [line('7', 1, 0)])).toMatchObject({ value: 0, items: [{ price: 0 }] })
})

it('[P21] coupons and campaigns lower the value of a cart', () => {
  const coupon = { discount: 2_000, title: '' } as Coupon
  expect(cartValue({ priceCart: 40_000, coupon, campaignDiscount: 500 })).toBe(37_500)
})
