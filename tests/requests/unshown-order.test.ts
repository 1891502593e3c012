import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answering, openFailing } from '../support/broken-backend'
import { numberIn, paymentPageOf, placeOrder, readyBuyer } from '../support/buyer'
import { headerCart } from '../support/header-cart'
import { pageOf } from '../support/page/page'

/** The reference shop without a call for the result of an order. */
const trouble = { fault: answering('get-result', 404, '<h1>Sayfa yok</h1>') }
let shop: Awaited<ReturnType<typeof openFailing>>
/** What the shop adds to its answer to the order. */
let added: object = {}
beforeAll(async () => {
  const without = trouble.fault
  trouble.fault = async (request, pass) => {
    const answer = await without(request, pass)
    if (!new URL(request.url).pathname.endsWith('/checkout')) return answer
    return Response.json({ ...((await answer.json()) as object), ...added })
  }
  shop = await openFailing(trouble)
})
afterAll(() => shop.close())

async function placed(payment: string, more: object = {}) {
  added = more
  const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], payment)
  const result = await placeOrder(visitor, html)
  expect(result).toContain('/order/sonuc?siparis=')
  return { visitor, result, number: numberIn(result) }
}

describe('[O02] [O05] an order of which the shop tells nothing but its number', () => {
  it('is said to be placed, by its number, with an empty cart', async () => {
    const { visitor, result, number } = await placed('-1')
    const page = await pageOf(visitor.follow(await visitor.get(result)))
    expect(page.main.text).toContain('Siparişiniz alındı, teşekkürler')
    expect(page.main.text).toContain(`Sipariş numaranız ${number}.`)
    expect(page.main.links('/')).toContain('/siparis-takip')
    expect(headerCart(page).count).toBe('')
  })

  it('leads to the payment page, and afterwards claims nothing', async () => {
    const { visitor, result, number } = await placed('-2')
    expect(await paymentPageOf(visitor, result)).toMatch(/^https?:/)
    const back = `/order/sonuc?siparis=${number}&tur=donus`
    const page = await pageOf(visitor.follow(await visitor.get(back)))
    expect(page.main.text).toContain(`${number} numaralı siparişiniz kaydedildi.`)
    expect(page.main.text).not.toContain('teşekkürler')
  })

  it('sends nobody to the bank again who chooses to pay', async () => {
    const { visitor, result } = await placed('-2')
    const page = await pageOf(visitor.get(result.replace('tur=git', 'tur=sec')))
    expect(page.elements('meta').map((meta) => meta.attribute('http-equiv'))).not.toContain(
      'refresh',
    )
    expect(page.main.text).not.toContain('Sayfa açılmazsa')
    expect(page.main.getByRole('link', 'Ödeme sayfasına git').attribute('href')).toMatch(/^https?:/)
  })

  it('is known to a shopper who comes back from the bank by a form, and without its number', async () => {
    const { visitor, number } = await placed('-2')
    const answer = { method: 'POST', body: 'md=1', redirect: 'manual' } as const
    const headers = {
      origin: 'https://bank.test',
      'content-type': 'application/x-www-form-urlencoded',
    }
    const sent = await fetch(new URL('/order/sonuc?tur=donus', shop.url), { ...answer, headers })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/order/sonuc?tur=donus'])
    const page = await pageOf(visitor.follow(await visitor.get('/order/sonuc?tur=donus')))
    expect(page.main.text).toContain(`${number} numaralı siparişiniz kaydedildi.`)
  })

  it.each(['-1', '-2'])(
    'is called neither paid nor unpaid where its page elsewhere is not opened: %s',
    async (payment) => {
      const { visitor, result } = await placed(payment, { url: 'https://bank.example/pay' })
      await visitor.get(result)
      const later = await pageOf(visitor.follow(await visitor.get(result)))
      expect(later.main.text).toContain('kaydedildi. Mağazanın bu sipariş için yönlendirdiği sayfa')
      expect(later.main.text).not.toMatch(/ödenmedi|teşekkürler/)
    },
  )

  it('is shown to nobody else', async () => {
    const { result } = await placed('-1')
    expect((await shop.visitor().get(result)).status).not.toBe(200)
  })

  it.each(['siparis-tamam', '/siparis-tamam'])(
    'is not called unpaid, nor thanked for, for a page of the shop itself: %s',
    async (url) => {
      const { visitor, result, number } = await placed('-1', { url })
      await visitor.get(result)
      for (const at of [result, '/order/sonuc?tur=donus']) {
        const { main } = await pageOf(visitor.follow(await visitor.get(at)))
        expect(main.text).not.toContain('ödenmedi')
        expect(main.text).not.toContain('teşekkürler')
        expect(main.text).toContain(`${number} numaralı siparişiniz kaydedildi. Mağazanın`)
      }
    },
  )
})
