import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionCookies } from '../../app/session/cookies/session-cookies'
import { fillCart, formKey } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { signIn } from '../support/member'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

/** A backend call that waits until it is released, and reports when it arrived. */
let held = { path: '-', came: () => {}, released: Promise.resolve() }
/** Cookies that the backend sets with each response. */
let extras = 0
let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const { pathname } = new URL(request.url)
      if (pathname.includes(held.path)) {
        held.came()
        await held.released
      }
      const answer = await pass(request)
      const headers = new Headers(answer.headers)
      for (let at = 0; at < extras; at += 1)
        headers.append('set-cookie', `EXTRA${at}=${'y'.repeat(400)}; Path=/`)
      return new Response(answer.body, { status: answer.status, headers })
    },
  })
})
afterAll(() => shop.close())

const heartsOf = (id: number) =>
  shop.db.prepare('SELECT count(*) AS n FROM favourite WHERE product_id = ?1').bind(id).first('n')

const textOf = async (visitor: Visitor, path: string) => (await visitor.get(path)).text()

/** Sends an add whose response waits at the backend until `end`. */
async function withSlowAdd(visitor: Visitor) {
  const { id, path, title } = await demoProduct(shop.db, 'addsQuietly')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const came = new Promise<void>((resolve) => {
    held = { path: 'add-to-cart', came: resolve, released }
  })
  const fields = { productId: String(id), quantity: '1', back: path, ...formKey() }
  const add = visitor.post('/sepet/ekle', fields)
  await came
  const end = async () => {
    held = { ...held, path: '-' }
    release()
    return add
  }
  return { id, title, end }
}

/** A visitor with something in the cart. */
async function withCart() {
  const visitor = shop.visitor()
  const { id } = await demoProduct(shop.db, 'addsQuietly')
  await fillCart(visitor, [{ productId: String(id) }])
  return visitor
}

describe('[T26] concurrent requests of two tabs', () => {
  it.each([0, 10])(
    '[L02] [C17] a slow add does not undo a sign-in (%s more cookies)',
    async (count) => {
      const visitor = await withCart()
      const { end, title } = await withSlowAdd(visitor)
      extras = count
      await signIn(visitor)
      extras = 0
      await end()
      expect((await visitor.get('/hesabim')).status).toBe(200)
      expect(await textOf(visitor, '/sepet')).toContain(title)
    },
  )

  it('[L02] a sign-in survives the first add of a new visitor', async () => {
    const visitor = shop.visitor()
    await visitor.get('/')
    const { end } = await withSlowAdd(visitor)
    await signIn(visitor)
    await end()
    expect((await visitor.get('/hesabim')).status).toBe(200)
  })

  it('[L04] a member’s slow add does not undo a sign-out', async () => {
    const visitor = shop.visitor()
    await visitor.get('/')
    await signIn(visitor)
    const { end } = await withSlowAdd(visitor)
    await visitor.post('/cikis', formKey())
    await end()
    expect((await visitor.get('/hesabim')).headers.get('location')).toContain('/uye-girisi')
    expect(visitor.cookies.has('__Host-session')).toBe(false)
  })

  it('[F02] [C07] a slow add loses neither a pending heart nor the chosen store', async () => {
    const visitor = await withCart()
    const { end, id } = await withSlowAdd(visitor)
    await visitor.post('/favorilerim/degistir', { fav: String(id), ...formKey() })
    await visitor.post('/magaza-sec', { storeId: '1', ...formKey() })
    await end()
    const cart = await textOf(visitor, '/sepet')
    const before = Number(await heartsOf(id))
    await signIn(visitor)
    expect([Number(await heartsOf(id)) - before, cart.includes('Mağazanız')]).toEqual([1, true])
  })

  it('[C17] a slow add sets or clears every cookie of a session that has grown meanwhile', async () => {
    const visitor = await withCart()
    const { end, title } = await withSlowAdd(visitor)
    extras = 10
    await visitor.post('/magaza-sec', { storeId: '1', ...formKey() })
    extras = 0
    expect(visitor.cookies.has(sessionCookies[1])).toBe(true)
    const answer = await end()
    const names = answer.headers.getSetCookie().map((line) => line.split('=')[0])
    expect(names).toEqual(expect.arrayContaining([...sessionCookies]))
    expect(await textOf(visitor, '/sepet')).toContain(title)
  })
})
