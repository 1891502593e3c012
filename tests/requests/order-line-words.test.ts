import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCart, numberIn, placeOrder, toConfirm, type Wanted } from '../support/buyer'
import { sentLines } from '../support/cart-lines'
import { demoProduct } from '../support/demo'
import { pageOf } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const note = 'Zili çalmayın <b>'

/** A guest's order of one line, with a note where it is given one. */
async function ordered(wanted: Wanted, written = '') {
  const visitor = shop.visitor()
  await fillCart(visitor, [wanted])
  const [line] = await sentLines(visitor)
  const intent = `note:${line?.index}`
  if (written) await visitor.post('/sepet/satir', { ...line!, [intent]: written, intent })
  const number = numberIn(await placeOrder(visitor, await toConfirm(visitor, '-1')))
  expect(number).not.toBe('')
  return { number, mail: await lastSent(shop.db, 'konuk@ornek.test') }
}

const noted = async () => ({ productId: String((await demoProduct(shop.db, 'noted')).id) })

describe('[C31] the note of an ordered line', () => {
  it.each([
    ['tr', 'Not: '],
    ['ar', 'ملاحظة: '],
  ])('stands apart from its label on the order’s page: %s', async (language, label) => {
    const { mail } = await ordered(await noted(), note)
    const reader = shop.visitor()
    reader.cookies.set('__Host-language', language)
    const { main } = await pageOf(reader.get(mail.link))
    expect(main.text).toContain(label + note)
    expect(main.elements('bdi').map(({ text }) => text)).toContain(note)
  })

  it('is labelled in the mail and in the documents', async () => {
    const { number, mail } = await ordered(await noted(), 'Zili çalmayın')
    expect(mail.text).toContain('Not: Zili çalmayın')
    const agreements = await shop.db
      .prepare('SELECT agreements FROM shop_order WHERE number = ?1')
      .bind(number)
      .first<string>('agreements')
    expect(agreements?.split('Not: Zili çalmayın')).toHaveLength(3)
  })
})

describe('[O01] the product of an ordered line', () => {
  const linkOf = async (path: string) => {
    const { main } = await pageOf(shop.visitor().get(path))
    const link = main
      .elements('a')
      .find(
        ({ href, text }) =>
          text &&
          /^\/[^/?]+(\?variant=|$)/.test(href ?? '') &&
          main.elements('li').some((line) => line.text.includes(text)),
      )
    return link?.href ?? ''
  }

  it('opens with the variant that was ordered', async () => {
    const { productId, variantId } = await lastVariant()
    const { mail } = await ordered({ productId, variantId })
    expect(await linkOf(mail.link)).toMatch(new RegExp(`^/[^?]+\\?variant=${variantId}$`))
  })

  it('opens without one where that is gone', async () => {
    const { productId, variantId } = await lastVariant()
    const { number, mail } = await ordered({ productId, variantId })
    await shop.db
      .prepare(
        'UPDATE order_line SET variant_id = 999999 WHERE order_id = (SELECT id FROM shop_order WHERE number = ?1)',
      )
      .bind(number)
      .run()
    expect(await linkOf(mail.link)).toMatch(/^\/[^?]+$/)
  })
})

async function lastVariant() {
  const { id } = await demoProduct(shop.db, 'oneGroup')
  const variantId = await shop.db
    .prepare('SELECT max(id) AS id FROM sub_product WHERE product_id = ?1 AND stock > 5')
    .bind(id)
    .first<number>('id')
  return { productId: String(id), variantId: String(variantId) }
}
