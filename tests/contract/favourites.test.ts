import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLogin, readMember, signInForm } from '../../app/backend/auth/sign-in'
import { readCompared } from '../../app/backend/catalogue/compare'
import { readFavouriteChange } from '../../app/backend/engagement/favourites-api'
import { readFavourites } from '../../app/backend/engagement/read-favourites'
import { demoProduct } from '../support/demo'
import { account } from '../support/member'
import { openWorkers, type Shop } from '../support/two-workers'
import { Caller } from './caller'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

/** A caller with a member's bearer. */
async function member(kind: Parameters<typeof account>[0] = 'plain') {
  const { email, password } = account(kind)
  const call = new Caller(shop)
  const form = { type: 'email' as const, username: email, password }
  const body = signInForm({ ...form, rememberMe: false, redirect: '', proof: {} })
  const response = await call.send('/api/v1/authentication/login?language=tr', {
    method: 'POST',
    body,
  })
  const wire = { status: response.status, body: await response.json(), setCookies: [] }
  const answer = readLogin('LOGIN', wire)
  if (!answer.ok) throw new Error(answer.message)
  const headers = { authorization: `Bearer ${answer.bearer}` }
  return {
    answer,
    headers,
    get: async (path: string) => (await call.send(path, { headers })).json(),
    post: async (path: string, fields: string[][]) =>
      (
        await call.send(path, { method: 'POST', body: new URLSearchParams(fields), headers })
      ).json(),
  }
}

const list = '/srv/service/profile/get-shopping-list?language=tr&currency=TL'
const add = '/srv/service/profile/add-to-fav-list?language=tr'
const remove = '/srv/service/profile/delete-shopping-products-by-product-id?language=tr'

describe('signing in', () => {
  it('[Z20] [L03] returns a bearer with its lifetime in seconds, and the globals name its member', async () => {
    const { answer, get } = await member('grouped')
    expect(Number(answer.expiresAt)).toBeGreaterThan(Date.now() / 1000)
    expect(Number(answer.expiresAt)).toBeLessThan(9e9)
    const globals = await get('/srv/service/site/get-globals?language=tr&currency=TL')
    expect(readMember(globals)).toMatchObject({ name: 'Selim Aksoy', group: 1 })
  })

  it('[Z59] is refreshed by JSON with the bearer', async () => {
    const { headers } = await member()
    const response = await fetch(`${shop.shopUrl}/api/v1/authentication/login?language=tr`, {
      method: 'POST',
      body: JSON.stringify({ refresh: 1 }),
      headers: { 'content-type': 'application/json', ...headers },
    })
    const answer = readLogin('LOGIN', {
      status: response.status,
      body: await response.json(),
      setCookies: [],
    })
    expect(answer.ok).toBe(true)
  })

  it('[Z60] ends when signing out: the bearer is refused', async () => {
    const { get, headers } = await member()
    expect(await get('/srv/service/customer/logout?language=tr')).toMatchObject({ status: 1 })
    const response = await fetch(shop.shopUrl + list, { headers })
    expect(response.status).toBe(401)
  })
})

describe('favourites', () => {
  it('[F04] [Z71] [Z72] [Z73] are added as id-0, listed and removed', async () => {
    const { get, post } = await member()
    const one = String((await demoProduct(shop.db, 'plain')).id)
    const other = String((await demoProduct(shop.db, 'twoGroups')).id)
    const fields = [
      ['ids[]', `${one}-0`],
      ['ids[]', `${other}-0`],
      ['ids[]', '999999-0'],
      ['fetch', 'true'],
      ['cat_id', '1'],
    ]
    expect(readFavouriteChange(await post(add, fields))).toEqual({
      kind: 'done',
      failed: [{ id: '999999', title: '', text: 'Ürün artık satışta değil' }],
    })
    const favourites = readFavourites(await get(list), 'TL')
    expect(favourites.products.map(({ id }) => id).sort()).toEqual([one, other].sort())
    expect(favourites.share).toBeNull()
    expect(readFavouriteChange(await post(remove, [['products[]', one]]))).toMatchObject({
      kind: 'done',
    })
    expect(readFavourites(await get(list), 'TL').products.map(({ id }) => id)).toEqual([other])
  })

  it('[F04] [Z71] [Z72] are empty for a guest', async () => {
    const call = new Caller(shop)
    expect(readFavourites(await call.json(list), 'TL').products).toEqual([])
    expect(readFavouriteChange(await call.json(add, { 'ids[]': '1-0' }))).toEqual({ kind: 'guest' })
    expect(readFavouriteChange(await call.json(remove, { 'products[]': '1' }))).toEqual({
      kind: 'guest',
    })
  })
})

describe('the comparison', () => {
  const path = '/srv/service/content-v5/sub-folder/2/1003/compare?language=tr&currency=TL&status=1'

  it('[K04] [Z63] returns the products of the ids in their order, without unknown ones', async () => {
    const ids = [
      (await demoProduct(shop.db, 'twoGroups')).id,
      999999,
      (await demoProduct(shop.db, 'plain')).id,
    ]
    const compared = readCompared(
      await new Caller(shop).json(`${path}&compare=${ids.join('-')}`),
      'TL',
    )
    if (compared.kind !== 'products') throw new Error('no products')
    expect(compared.products.map(({ id }) => Number(id))).toEqual([ids[0], ids[2]])
    const { facts } = compared.products[1] ?? { facts: [] }
    expect(facts.length).toBeGreaterThan(0)
    // Numbers are formatted in the language, without an empty fraction.
    expect(facts.find(({ title }) => title.startsWith('Ağırlık'))?.value).toMatch(/^[\d.]+$/)
    expect(facts.map(({ value }) => value).filter((value) => /[.,]0$/.test(value))).toEqual([])
  })

  it('[K04] [Z63] [T39] sanitises its fragment of HTML', async () => {
    const plain = await demoProduct(shop.db, 'plain')
    const answer = await new Caller(shop).send(`${path}&compare=${plain.id}`, {
      headers: { accept: 'text/html' },
    })
    const html = await answer.text()
    expect(readCompared(html, 'TL')).toMatchObject({
      kind: 'html',
      html: expect.stringContaining(plain.title),
    })
    expect(readCompared('<td onclick="x()">a<script>x()</script></td>', 'TL')).toEqual({
      kind: 'html',
      html: '<td>a</td>',
    })
  })
})
