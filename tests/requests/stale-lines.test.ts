import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { formKey } from '../support/buyer'
import { cartForm, type SentLine, sentLines } from '../support/cart-lines'
import { demoProduct } from '../support/demo'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

/** Whether the shop shows neither the ids of lines nor their notes: lines of one product are then equal. */
let showsEqual = false

async function withEqualLines(answer: Response): Promise<Response> {
  const text = await answer.text()
  return new Response(text.replace(/"LINE_ID":"[^"]*",|"ORDER_NOTES":"[^"]*",/g, ''), {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => !/^content-(length|encoding)$/.test(name)),
  })
}

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const answer = await pass(request)
      const isCart = new URL(request.url).pathname.startsWith('/srv/service/cart/')
      return isCart && showsEqual ? withEqualLines(answer) : answer
    },
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  showsEqual = false
  await shop.db.prepare('DELETE FROM cart_line').run()
})

const add = (visitor: Visitor, id: number, orderNotes = '') => {
  const fields = { productId: String(id), quantity: '1', orderNotes, back: '/' }
  return visitor.post('/sepet/ekle', { ...fields, ...formKey() })
}

const change = (visitor: Visitor, line: SentLine, intent: string, count = line.count) =>
  visitor.post('/sepet/satir', { ...line, count, intent: `${intent}:${line.index}`, ...formKey() })

const counts = async (visitor: Visitor) =>
  (await sentLines(visitor)).map(({ line, count }) => [line, count])

async function alertsAfter(visitor: Visitor, answer: Response) {
  return (await pageOf(visitor.follow(answer))).alerts
}

describe('a form from before another line was removed', () => {
  async function cartOfThree() {
    const visitor = shop.visitor()
    for (const name of ['addsQuietly', 'showsNotice', 'opensCart'] as const)
      await add(visitor, (await demoProduct(shop.db, name)).id)
    const [a, b, c] = (await sentLines(visitor)) as [SentLine, SentLine, SentLine]
    return { visitor, a, b, c }
  }

  it('[C11] [C22] removes its line, which has moved up', async () => {
    const { visitor, a, b, c } = await cartOfThree()
    await change(visitor, a, 'delete')
    expect(await alertsAfter(visitor, await change(visitor, b, 'delete'))).toEqual([])
    expect(await counts(visitor)).toEqual([[c.line, '1']])
  })

  it('[C11] [C22] changes the count of its line, which has moved up', async () => {
    const { visitor, a, b, c } = await cartOfThree()
    await change(visitor, a, 'delete')
    expect(await alertsAfter(visitor, await change(visitor, c, 'update', '3'))).toEqual([])
    expect(await counts(visitor)).toEqual([
      [b.line, '1'],
      [c.line, '3'],
    ])
  })

  it('[C11] a button of the page’s whole form too, with a count that was typed beside', async () => {
    const { visitor, a, b, c } = await cartOfThree()
    const form = await cartForm(visitor, { 2: '4' })
    await change(visitor, a, 'delete')
    form.set('intent', `delete:${b.index}`)
    expect(await alertsAfter(visitor, await visitor.post('/sepet/satir', form))).toEqual([])
    expect(await counts(visitor)).toEqual([[c.line, '4']])
  })
})

describe('[T62] of two lines that look the same', () => {
  async function cartOfEqual(before: boolean) {
    const visitor = shop.visitor()
    if (before) await add(visitor, (await demoProduct(shop.db, 'addsQuietly')).id)
    const { id } = await demoProduct(shop.db, 'noted')
    for (const note of ['Ayla', 'Deniz']) await add(visitor, id, note)
    showsEqual = true
    return { visitor, lines: await sentLines(visitor) }
  }

  async function notes() {
    const sql = 'SELECT order_note FROM cart_line ORDER BY id'
    const { results } = await shop.db.prepare(sql).all<{ order_note: string }>()
    return results.map(({ order_note }) => order_note)
  }

  it.each([
    [0, 'Deniz'],
    [1, 'Ayla'],
  ])('[C11] one stays when line %i is removed twice', async (at, other) => {
    const { visitor, lines } = await cartOfEqual(false)
    for (const _ of [1, 2]) await change(visitor, lines[at]!, 'delete')
    expect(await notes()).toEqual([other])
  })

  it.each([
    [1, 'Deniz'],
    [2, 'Ayla'],
  ])('[C11] line %i is removed though it has moved up', async (at, other) => {
    const { visitor, lines } = await cartOfEqual(true)
    await change(visitor, lines[0]!, 'delete')
    await change(visitor, lines[at]!, 'delete')
    expect(await notes()).toEqual([other])
  })
})
