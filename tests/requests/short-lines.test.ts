import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages } from '../../app/i18n/languages'
import { fieldIn, fillCart, formKey, placeOrder, readyBuyer } from '../support/buyer'
import { pageOf, readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import { wordsOf } from '../support/words'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const plain = 'stock = 30, max_count = 0, is_active = 1, is_show_only = 0'
const set = (columns: string) => shop.db.prepare(`UPDATE product SET ${columns} WHERE id = 6`).run()
const fill = (text: string, count: string) => text.replace('{{count}}', count)

/** The state of a product whose line has the count 5, the text of the line, and the shop's refusal of the order. */
const cases = [
  {
    columns: 'max_count = 3',
    key: 'maxQuantity',
    count: '3',
    refusal: 'Alınabilecek adet aşılıyor',
  },
  { columns: 'stock = 3', key: 'leftInStock', count: '3', refusal: 'Stok yetersiz' },
  { columns: 'stock = 0', key: 'soldOut', count: '', refusal: 'Stok yetersiz' },
  { columns: 'is_show_only = 1', key: 'notForSale', count: '', refusal: 'Şu anda satışa kapalı' },
  { columns: 'is_active = 0', key: 'discontinued', count: '', refusal: 'Artık sunulmuyor' },
]
const five = { productId: '6', quantity: '5' }
const homes: Record<Language, string> = { tr: '/', en: '/en', de: '/de', ar: '/ar' }

describe.each(cases)('a line with $columns', ({ columns, key, count, refusal }) => {
  it('[C13] is reported by one sentence in the cart, in each language', async () => {
    await set(plain)
    const visitor = shop.visitor()
    await fillCart(visitor, [five])
    await set(columns)
    for (const language of languages) {
      await visitor.get(homes[language])
      const { main } = await pageOf(visitor.get('/sepet'))
      expect(main.queryAllByRole('alert').map(({ text }) => text)).toEqual([
        fill(wordsOf(language)(`cart.${key}`), count),
      ])
    }
  })

  it('[O02] makes the order fail with its name and reason, and is removed or reduced by one button', async () => {
    await set(plain)
    const { visitor, html } = await readyBuyer(
      shop,
      [five, { productId: '13', quantity: '2' }],
      '-1',
    )
    await set(columns)
    expect(await placeOrder(visitor, html)).toBe('/order/onay')
    const confirmHtml = await (await visitor.get('/order/onay')).text()
    expect(confirmHtml).toContain(`${refusal}: Lodos Ahşap Matruşka`)
    expect(confirmHtml).toContain(`>${fill(wordsOf('tr')(`cart.${key}`), count)}<`)
    const taken = await visitor.post('/order/onay', { adim: 'kalan', ...formKey() })
    const second = await (await visitor.follow(taken)).text()
    expect(fieldIn(second, 'mark')).not.toBe('')
    expect(await placeOrder(visitor, second)).toMatch(/^\/order\/sonuc/)
  })

  it('[C13] refuses another count with the same text', async () => {
    await set(plain)
    const visitor = shop.visitor()
    await fillCart(visitor, [five])
    const html = await (await visitor.get('/sepet')).text()
    await set(columns)
    const line = readPage(html).field('line').value
    const form = { index: '0', line, count: '4', intent: 'update:0', ...formKey() }
    const page = await visitor.follow(await visitor.post('/sepet/satir', form))
    const reasons: Record<string, string> = {
      maxQuantity: 'En fazla',
      leftInStock: 'Stokta yalnızca 3 adet var',
      soldOut: 'Ürün stokta yok',
      notForSale: 'Bu ürün satışa kapalı',
      discontinued: 'Bu ürün artık sunulmuyor',
    }
    expect(await page.text()).toContain(reasons[key])
  })
})
