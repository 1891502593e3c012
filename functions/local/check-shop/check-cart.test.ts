import { describe, expect, it } from 'vitest'
import { html, json, reportOn, send } from '../../../tests/support/checked-shop'

const cookie = { 'set-cookie': 'PHPSESSID=1' }
const given = (body: object) => send(200, JSON.stringify(body), { ...json, ...cookie })
const product = { ID: '5', TITLE: 'Masa', URL: 'masa', STOCK: 3 }
const line = { CART_ID: '0', ID: '5', TITLE: 'Masa', COUNT: 1 }
const refusal = given({ status: 0, statusText: 'Bilinmeyen işlem' })

const reportWith = (adding: object, changing = given({ status: 1, cartProducts: [line] })) =>
  reportOn((request, response) => {
    const { url = '' } = request
    const answer = url.includes('category/get')
      ? given([{ ID: '7', TITLE: 'Bahçe', LINK: 'bahce' }])
      : url.includes('product-loader')
        ? given({ PRODUCTS: [product] })
        : url.includes('add-to-cart')
          ? given(adding)
          : /cart\/(?:update|delete)/.test(url)
            ? changing
            : send(404, '<html></html>', html)
    answer(request, response)
  })

describe('a cart', () => {
  it.each([
    [{ status: 0, statusText: 'Bilinmeyen işlem' }, '; the shop says: "Bilinmeyen işlem".'],
    [{ status: 0, statusText: '' }, '.'],
  ])('that refuses every product makes the shop not ready: %j', async (answer, end) => {
    const { rows, summary, exitCode } = await reportWith(answer)
    expect(rows.find(({ id }) => id === 'CART_ADD')).toMatchObject({
      result: 'refused',
      without: 'Nothing can be added to the cart.',
    })
    expect(summary).toContain(`Nothing could be put into the cart${end}`)
    expect(summary[1]).toMatch(/^The shop is not ready: .*needed but not asked: \d/)
    expect(exitCode).toBe(1)
  })

  it.each(['CART_UPDATE_ITEM', 'CART_UPDATE', 'CART_DELETE'])(
    'that refuses to change its own line does not work: %s',
    async (one) => {
      const { rows } = await reportWith({ status: 1, cartProducts: [line] }, refusal)
      expect(rows.find(({ id }) => id === one)?.result).toBe('refused')
    },
  )

  it('that is empty by then may refuse to be emptied', async () => {
    const { rows, summary } = await reportWith({ status: 1, cartProducts: [line] }, refusal)
    expect(rows.find(({ id }) => id === 'CART_DELETE_ALL')?.result).toBe('present')
    expect(summary.join('\n')).not.toContain('put into the cart')
  })
})
