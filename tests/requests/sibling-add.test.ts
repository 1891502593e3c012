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

const noteIn = (html: string) => /<textarea[^>]*name="orderNotes"[^>]*>([^<]*)</.exec(html)?.[1]

it.each([
  ['the sibling that is chosen', '/kuzey-cizgili-defter'],
  ['this product itself', '/kuzey-noktali-defter'],
])('[P06] [X03] "Göster" leads to %s with what was typed', async (_name, path) => {
  await shop.db.exec('UPDATE product SET has_order_note = 1')
  const visitor = shop.visitor()
  const html = await (await visitor.get('/kuzey-noktali-defter')).text()
  const [, option = ''] = new RegExp(`value="([^"]*:${path})"`).exec(html) ?? []
  expect(option).not.toBe('')
  const answer = await visitor.post('/urun-sec', {
    productId: valueIn(html, 'productId'),
    productPath: '/kuzey-noktali-defter',
    back: '/kuzey-noktali-defter',
    key: valueIn(html, 'key'),
    model: valueIn(html, 'model'),
    attributes: valueIn(html, 'attributes'),
    attribute: option,
    quantity: '3',
    orderNotes: 'Hediye olacak',
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, path])
  const next = await (await visitor.follow(answer)).text()
  expect(valueIn(next, 'quantity')).toBe('3')
  expect(noteIn(next)).toBe('Hediye olacak')
  const later = await (await visitor.get(path)).text()
  expect([valueIn(later, 'quantity'), noteIn(later)]).toEqual(['1', ''])
})

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
  expect(noteIn(next)).toBe('Hediye olacak')
  const later = await (await visitor.get('/kuzey-cizgili-defter')).text()
  expect(valueIn(later, 'quantity')).toBe('1')
})
