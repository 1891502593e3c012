import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'
import type { Visitor } from '../support/visitor'

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'full' })
})
afterAll(() => shop.close())

const cartOf = (visitor: Visitor) => pageOf(visitor.get(siteMap.cart))

/** The rows of the cart's sums, in hundredths. */
async function sumsOf(visitor: Visitor): Promise<Record<string, number>> {
  const texts = (await cartOf(visitor)).textsOf('dt', 'dd')
  const cents = (text = '') => Number(text.replaceAll(/[.,\sTL]/g, '').replace('\u2212', '-'))
  return Object.fromEntries(
    texts.flatMap((text, at) => (at % 2 === 0 ? [[text, cents(texts[at + 1])]] : [])),
  )
}

async function press(visitor: Visitor, name: string): Promise<Response> {
  const { main } = await cartOf(visitor)
  const { form, element } = main.getByRole('button', name)
  const { action, pairs } = form.press(element)
  return visitor.post(new URL(action, shop.url).pathname, Object.fromEntries(pairs))
}

it('[C32] a campaign is chosen, is a row of the sums by its name, and is given back', async () => {
  const visitor = await shop.buyer()
  const before = await sumsOf(visitor)
  expect(Object.keys(before)).not.toContain('Sepette %5')
  const answer = await press(visitor, 'Kampanyayı kullan: Sepette %5')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, siteMap.cart])
  expect((await cartOf(visitor)).text).toContain('“Sepette %5” sepetinize uygulandı.')
  const sums = await sumsOf(visitor)
  expect(sums['Sepette %5']).toBe(-Math.round((before.Ürünler ?? 0) * 0.05))
  expect(sums.Toplam).toBe((before.Toplam ?? 0) + (sums['Sepette %5'] ?? 0))
  await press(visitor, 'Kampanyayı kullan: Bahar: %2')
  const other = await sumsOf(visitor)
  expect(Object.keys(other)).toContain('Bahar: %2')
  expect(Object.keys(other)).not.toContain('Sepette %5')
  await press(visitor, 'Kampanyadan vazgeç: Bahar: %2')
  expect(await sumsOf(visitor)).toEqual(before)
})

it('[C32] a campaign that the cart does not offer is not chosen', async () => {
  const visitor = await shop.buyer()
  const before = await sumsOf(visitor)
  await visitor.post('/sepet/kampanya', { group: '4', campaign: '99', intent: 'take' })
  const page = await cartOf(visitor)
  expect(page.text).toContain('Sepetiniz bu arada değişti')
  expect(await sumsOf(visitor)).toEqual(before)
})

it('[C15] [C32] a campaign without an answer is not chosen, and says so', async () => {
  const visitor = await shop.buyer()
  const before = await sumsOf(visitor)
  const call = '/srv/service/campaign-v2/campaign/select-campaign'
  shop.platform.fault(call, 'html')
  await press(visitor, 'Kampanyayı kullan: Sepette %5')
  shop.platform.fault(call, null)
  expect((await cartOf(visitor)).text).toMatch(/güncellenemedi|bir hata oluştu/)
  expect(await sumsOf(visitor)).toEqual(before)
})
