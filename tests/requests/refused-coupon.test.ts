import { describe, expect, it } from 'vitest'
import { failingShop, status } from '../support/broken-backend'
import { fillCart, formKey } from '../support/buyer'
import { pageOf } from '../support/page/page'
import type { Visitor } from '../support/visitor'

const shop = failingShop()
const fields = () => ({ code: 'YOKBOYLE', intent: 'apply', ...formKey() })
const sentence = 'Bu kupon ya da hediye kartı kodu geçerli değil'

async function withCart(): Promise<Visitor> {
  const visitor = shop.visitor()
  await fillCart(visitor, [{ productId: '6', quantity: '3' }])
  await visitor.get('/sepet')
  return visitor
}

const fieldOf = async (answer: Promise<Response>) =>
  (await pageOf(answer)).main.getByRole('textbox', 'Kupon ya da hediye kartı kodu')

describe('[C20] a code typed in the cart', () => {
  it('that is refused without script stays in its field, with the reason and the focus', async () => {
    const visitor = await withCart()
    const answer = await visitor.post('/sepet/kupon', fields())
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sepet'])
    const page = await pageOf(visitor.follow(answer))
    const field = page.main.getByRole('textbox', 'Kupon ya da hediye kartı kodu')
    expect(field.attribute('value')).toBe('YOKBOYLE')
    expect(field.attribute('aria-invalid')).toBe('true')
    expect(field.attribute('autofocus')).toBeDefined()
    expect(field.attribute('aria-describedby')).toBe('coupon-error')
    expect(page.main.text).toContain(sentence)
    expect(page.text.split(sentence)).toHaveLength(2)
    expect(page.notices('alert')).toEqual([])
    const later = await fieldOf(visitor.get('/sepet'))
    expect(later.attribute('aria-invalid')).toBeUndefined()
  })

  it('that a cart without the field is refused is told by a notice', async () => {
    const visitor = shop.visitor()
    const page = await pageOf(visitor.follow(await visitor.post('/sepet/kupon', fields())))
    const texts = page.notices('alert').map(({ text }) => text)
    expect(texts.join()).toContain(sentence)
    expect(page.text.split(sentence)).toHaveLength(2)
  })

  it('that a campaign’s link brings is refused at the field of its page', async () => {
    const visitor = await withCart()
    const answer = await visitor.post('/sepet/kupon', { ...fields(), toCart: '1' })
    const page = await pageOf(visitor.follow(answer))
    expect(page.main.getByRole('textbox', /kodu$/).attribute('aria-invalid')).toBe('true')
    expect(page.text.split(sentence)).toHaveLength(2)
    expect(page.notices('alert')).toEqual([])
  })

  it('that is refused is answered to script at the field alone', async () => {
    const answer = await (await withCart()).post('/sepet/kupon.data', fields())
    expect(answer.status).toBe(422)
    const text = await answer.text()
    expect(text.split(sentence)).toHaveLength(2)
    expect(text).not.toContain('"tone"')
  })

  it('that no shop answered stays typed, and is no error of its field', async () => {
    const visitor = await withCart()
    shop.fault = (request, pass) =>
      request.url.includes('/set-campaign-code') ? status(500)(request, pass) : pass()
    const field = await fieldOf(visitor.follow(await visitor.post('/sepet/kupon', fields())))
    expect(field.attribute('value')).toBe('YOKBOYLE')
    expect(field.attribute('aria-invalid')).toBeUndefined()
  })
})
