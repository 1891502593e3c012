import { afterAll, beforeAll, expect, it } from 'vitest'
import { fieldIn } from '../support/buyer'
import { readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const noteIn = (html: string) => readPage(html).field('orderNotes').value
/** The form fields of choosing a sibling on the page of another. */
const choiceOf = (html: string, path: string) => {
  const values = readPage(html)
    .elements()
    .flatMap((one) => one.attribute('value') ?? [])
  return values.find((value) => value.endsWith(`:${path}`)) ?? ''
}

it.each([
  ['the sibling that is chosen', '/kuzey-cizgili-defter'],
  ['this product itself', '/kuzey-noktali-defter'],
])('[P06] [X03] "Göster" leads to %s with what was typed', async (_name, path) => {
  await shop.db.exec('UPDATE product SET has_order_note = 1')
  const visitor = shop.visitor()
  const html = await (await visitor.get('/kuzey-noktali-defter')).text()
  const option = choiceOf(html, path)
  expect(option).not.toBe('')
  const answer = await visitor.post('/urun-sec', {
    productId: fieldIn(html, 'productId'),
    productPath: '/kuzey-noktali-defter',
    back: '/kuzey-noktali-defter',
    key: fieldIn(html, 'key'),
    model: fieldIn(html, 'model'),
    attributes: fieldIn(html, 'attributes'),
    attribute: option,
    quantity: '3',
    orderNotes: 'Hediye olacak',
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, path])
  const next = await (await visitor.follow(answer)).text()
  expect(fieldIn(next, 'quantity')).toBe('3')
  expect(noteIn(next)).toBe('Hediye olacak')
  const later = await (await visitor.get(path)).text()
  expect([fieldIn(later, 'quantity'), noteIn(later)]).toEqual(['1', ''])
})

it('[P06] [X03] an add that leads to the chosen sibling keeps what was typed', async () => {
  await shop.db.exec('UPDATE product SET has_order_note = 1')
  const visitor = shop.visitor()
  const html = await (await visitor.get('/kuzey-noktali-defter')).text()
  const ruled = choiceOf(html, '/kuzey-cizgili-defter')
  const answer = await visitor.post('/sepet/ekle', {
    productId: fieldIn(html, 'productId'),
    productPath: '/kuzey-noktali-defter',
    back: '/kuzey-noktali-defter',
    key: fieldIn(html, 'key'),
    model: fieldIn(html, 'model'),
    attributes: fieldIn(html, 'attributes'),
    attribute: ruled,
    quantity: '3',
    orderNotes: 'Hediye olacak',
  })
  expect(answer.headers.get('location')).toBe('/kuzey-cizgili-defter')
  const next = await (await visitor.follow(answer)).text()
  expect(next).toContain('Seçtiğiniz ürün bu sayfada.')
  expect(fieldIn(next, 'quantity')).toBe('3')
  expect(noteIn(next)).toBe('Hediye olacak')
  const later = await (await visitor.get('/kuzey-cizgili-defter')).text()
  expect(fieldIn(later, 'quantity')).toBe('1')
})

it.each(['/urun-sec', '/sepet/ekle'])(
  '[P06] %s without script opens the chosen sibling with the same colour and size',
  async (action) => {
    const visitor = shop.visitor()
    const first = await (await visitor.get('/kuzey-noktali-defter?variant=105')).text()
    const chosen = (html: string) =>
      readPage(html)
        .tags('a')
        .filter((link) => link.attribute('aria-current') === 'true')
        .map((link) => link.text.trim())
    expect(fieldIn(first, 'variantId')).toBe('105')
    expect(chosen(first)).toEqual(expect.arrayContaining(['Kiremit', 'A5']))
    const answer = await visitor.post(action, {
      productId: fieldIn(first, 'productId'),
      variantId: '105',
      productPath: '/kuzey-noktali-defter',
      back: '/kuzey-noktali-defter?variant=105',
      key: fieldIn(first, 'key'),
      model: fieldIn(first, 'model'),
      attributes: fieldIn(first, 'attributes'),
      attribute: choiceOf(first, '/kuzey-kareli-defter'),
      quantity: '3',
    })
    expect(answer.headers.get('location')).toMatch(/^\/kuzey-kareli-defter\?variant=\d+$/)
    const next = await (await visitor.follow(answer)).text()
    expect(chosen(next)).toEqual(expect.arrayContaining(['Kiremit', 'A5']))
    expect(fieldIn(next, 'quantity')).toBe('3')
  },
)
