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

  const priced = { ...line, URL: 'masa', PRICE_SELL: 120 }
  const added = { status: 1, totalQuantity: 1, cartProducts: [priced] }
  const rowIn = ({ rows }: Awaited<ReturnType<typeof reportWith>>, one: string) =>
    rows.find(({ id }) => id === one)

  it('[C18] that only the answer to an addition lists is shown here, not by the shop itself', async () => {
    const report = await reportWith(added)
    expect(rowIn(report, 'CART_LOAD')).toMatchObject({
      need: 'replaced',
      without: 'The cart is that of the last addition or change, as its answer lists it.',
    })
    expect(rowIn(report, 'PLATFORM_PAGE /sepet')).toMatchObject({
      result: 'not asked',
      need: 'unused',
    })
    expect(report.summary.join('\n')).not.toMatch(/own pages: .*page of the cart/)
  })

  it('[C18] without lines or a count is the page of the shop itself, which is missing too', async () => {
    for (const answer of [
      { ...added, totalQuantity: undefined },
      { status: 1, totalQuantity: 1 },
    ]) {
      const report = await reportWith(answer)
      expect(rowIn(report, 'PLATFORM_PAGE /sepet')?.result).toBe('missing')
      expect(rowIn(report, 'CART_LOAD')).toMatchObject({
        need: 'needed',
        without: 'The shop’s own page for it is not there.',
      })
      expect(report.summary.join('\n')).not.toMatch(/own pages: .*page of the cart/)
    }
  })

  it.each([
    [
      { status: 1, cartProducts: [line] },
      'without totalQuantity: the header does not count the cart',
    ],
    [added, ''],
  ])('says what an addition does not count: %j', async (answer, details) => {
    expect(rowIn(await reportWith(answer), 'CART_ADD')).toMatchObject({
      result: 'present',
      details,
    })
  })

  it('that is empty by then may refuse to be emptied', async () => {
    const { rows, summary } = await reportWith({ status: 1, cartProducts: [line] }, refusal)
    expect(rows.find(({ id }) => id === 'CART_DELETE_ALL')?.result).toBe('present')
    expect(summary.join('\n')).not.toContain('put into the cart')
  })
})
