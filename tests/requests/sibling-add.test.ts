import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const valueIn = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"|value="([^"]*)"[^>]* name="${name}"`)
    .exec(html)
    ?.slice(1)
    .find((value) => value !== undefined) ?? ''

it('[P06] [X03] an add that leads to the chosen sibling brings along what was typed', async () => {
  await shop.db.exec('UPDATE product SET has_order_note = 1')
  const visitor = shop.visitor()
  const html = await (await visitor.get('/kuzey-noktali-defter')).text()
  const [, ruled = ''] = /value="([^"]*:\/kuzey-cizgili-defter)"/.exec(html) ?? []
  const answer = await visitor.post('/sepet/ekle', {
    productId: valueIn(html, 'productId'),
    productPath: '/kuzey-noktali-defter',
    back: '/kuzey-noktali-defter',
    key: valueIn(html, 'key'),
    model: valueIn(html, 'model'),
    attributes: valueIn(html, 'attributes'),
    attribute: ruled,
    quantity: '3',
    orderNotes: 'Hediye olacak',
  })
  expect(answer.headers.get('location')).toBe('/kuzey-cizgili-defter')
  const next = await (await visitor.follow(answer)).text()
  expect(next).toContain('Seçtiğiniz ürün bu sayfada.')
  expect(valueIn(next, 'quantity')).toBe('3')
  expect(/<textarea[^>]*name="orderNotes"[^>]*>([^<]*)</.exec(next)?.[1]).toBe('Hediye olacak')
  const later = await (await visitor.get('/kuzey-cizgili-defter')).text()
  expect(valueIn(later, 'quantity')).toBe('1')
})
