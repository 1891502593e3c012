import { expect, it } from 'vitest'
import { failingShop, healthy } from '../support/broken-backend'
import { demoProduct } from '../support/demo'
import { pageOf } from '../support/page/page'

/* A busy shop, and forms that leave the page as it is: a document reads when to try again, script also has the header. */

const shop = failingShop()
const forms: [string, string, string, Record<string, string>][] = [
  ['[C15] an add', '/sepet/ekle', '/add-to-cart', {}],
  ['[G04] a change of the currency', '/para-birimi', '/set-currency', { currency: 'EUR' }],
  ['[G03] a change of the language', '/dil', '/language/change', { language: 'en' }],
]

for (const status of [429, 503])
  it.each(forms)(`%s passes on how long to wait: ${status}`, async (_, path, call, fields) => {
    const { id, path: back } = await demoProduct(shop.db, 'addsQuietly')
    const sent = { productId: String(id), quantity: '1', back, ...fields }
    const send = async (address: string) => {
      const visitor = shop.visitor()
      shop.fault = async (request, pass) =>
        new URL(request.url).pathname.includes(call)
          ? new Response('', { status, headers: { 'retry-after': '7' } })
          : pass()
      const answer = await visitor.post(address, { ...sent, key: crypto.randomUUID() })
      shop.fault = healthy
      return { visitor, answer }
    }
    const { visitor, answer } = await send(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, back])
    const [notice] = (await pageOf(visitor.follow(answer))).notices('alert')
    expect(notice?.text).toContain('7 saniye sonra yeniden deneyin')
    const data = (await send(`${path}.data`)).answer
    expect([data.status, data.headers.get('retry-after')]).toEqual([status, '7'])
    expect(await data.text()).toContain('7 saniye sonra yeniden deneyin')
  })
