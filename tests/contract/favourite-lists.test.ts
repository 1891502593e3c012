import { afterAll, beforeAll, expect, it } from 'vitest'
import { readLogin, signInForm } from '../../app/backend/auth/sign-in'
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

const profile = '/srv/service/profile'
const query = '?language=tr&currency=TL'

/** A caller with a member's bearer. */
async function member(kind: Parameters<typeof account>[0]) {
  const { email: username, password } = account(kind)
  const call = new Caller(shop)
  const form = { type: 'email' as const, username, password }
  const body = signInForm({ ...form, rememberMe: false, redirect: '', proof: {} })
  const login = `/api/v1/authentication/login${query}`
  const response = await call.send(login, { method: 'POST', body })
  const wire = { status: response.status, body: await response.json(), setCookies: [] }
  const answer = readLogin('LOGIN', wire)
  if (!answer.ok) throw new Error(answer.message)
  const headers = { authorization: `Bearer ${answer.bearer}` }
  const post = async (name: string, fields: Record<string, string>) => {
    const sent = { method: 'POST', body: new URLSearchParams(fields), headers }
    return (await call.send(`${profile}/${name}${query}`, sent)).json()
  }
  const list = async (currency = 'TL') => {
    const at = `${profile}/get-shopping-list?language=tr&currency=${currency}`
    return readFavourites(await (await call.send(at, { headers })).json(), currency)
  }
  return {
    post,
    list,
    add: (id: number) =>
      post('add-to-fav-list', { 'ids[]': `${id}-0`, fetch: 'true', cat_id: '1' }),
    /** Makes a list. @returns its id */
    make: async (name: string) => {
      await post('save-shopping-list', { name })
      return (await list()).others.find((one) => one.name === name)?.id ?? ''
    },
  }
}

const done = { status: 1 }
const idsOf = (products: { id: string }[] = []) => products.map(({ id }) => id)

it('[F09] lists are made, named and removed, each name once', async () => {
  const { post, list, make } = await member('plain')
  expect((await list()).hasLists).toBe(true)
  const id = await make('Balkon')
  expect(id).toMatch(/^\d+$/)
  expect(await post('save-shopping-list', { name: ' balkon ' })).toMatchObject({
    ...{ status: 0, key: 'name', statusText: 'Bu adda bir listeniz var' },
  })
  expect(await post('save-shopping-list', { name: ' ' })).toMatchObject({ status: 0, key: 'name' })
  expect(await post('save-shopping-list', { name: 'Teras', list: id })).toMatchObject(done)
  expect((await list()).others.map(({ name }) => name)).toEqual(['Teras'])
  expect(await post('delete-shopping-list', { list: '1' })).toMatchObject({ status: 0 })
  expect(await post('delete-shopping-list', { list: id })).toMatchObject(done)
  expect((await list()).others).toEqual([])
})

it('[F09] a product is moved, copied and taken off; hearts are the first list', async () => {
  const { post, list, make, add } = await member('vendor')
  const { id } = await demoProduct(shop.db, 'plain')
  const product = String(id)
  await add(id)
  const to = await make('Hediye')
  const move = (from: string, target: string, copy = '0') =>
    post('move-shopping-product', { product, list: from, to: target, copy })
  const state = async () => {
    const { products, others } = await list()
    return [idsOf(products), idsOf(others[0]?.products)]
  }
  expect(await move('1', to)).toMatchObject(done)
  expect(await state()).toEqual([[], [product]])
  expect(await move('1', to)).toMatchObject({ status: 0 })
  expect(await move(to, '1', '1')).toMatchObject(done)
  expect(await state()).toEqual([[product], [product]])
  await post('delete-shopping-products-by-product-id', { 'products[]': product })
  expect(await state()).toEqual([[], [product]])
  expect(await move(to, 'none')).toMatchObject(done)
  expect(await state()).toEqual([[], []])
})

it('[F09] [T98] nobody reaches a list of another member', async () => {
  const owner = await member('affiliate')
  const other = await member('grouped')
  const { id } = await demoProduct(shop.db, 'plain')
  const list = await owner.make('Gizli')
  await other.add(id)
  const product = String(id)
  for (const [name, fields] of [
    ['save-shopping-list', { name: 'Benim', list }],
    ['delete-shopping-list', { list }],
    ['move-shopping-product', { product, list: '1', to: list, copy: '0' }],
    ['share-shopping-list', { share: '1', list }],
  ] as const)
    expect(await other.post(name, fields), name).toMatchObject({ status: 0 })
  expect((await owner.list()).others.map(({ name }) => name)).toEqual(['Gizli'])
  expect(idsOf((await other.list()).products)).toEqual([product])
})

it('[F09] no more than twenty lists are made, even at the same moment', async () => {
  const { post, list } = await member('grouped')
  const names = Array.from({ length: 23 }, (_, at) => `Liste ${at}`)
  const answers = await Promise.all(names.map((name) => post('save-shopping-list', { name })))
  const { others } = await list()
  expect(others).toHaveLength(20)
  const refusals = answers.filter((one) => (one as { status: number }).status === 0)
  expect(refusals).toHaveLength(3)
  for (const one of refusals)
    expect(one).toMatchObject({ statusText: expect.stringContaining('20') })
  for (const { id } of others) await post('delete-shopping-list', { list: id })
})

it('[F09] a list is shared by its own link', async () => {
  const { post, list, make } = await member('noConsent')
  const id = await make('Düğün')
  const { SHARE_ID } = (await post('share-shopping-list', { share: '1', list: id })) as {
    SHARE_ID: string
  }
  const own = await list()
  expect([own.share, own.others[0]?.share]).toEqual([null, SHARE_ID])
  const shared = await new Caller(shop).json(`${profile}/get-shared-list/${SHARE_ID}${query}`)
  expect(readFavourites(shared, 'TL')).toMatchObject({ name: 'Düğün', others: [], hasLists: false })
  await post('delete-shopping-list', { list: id })
  const removed = await new Caller(shop).send(`${profile}/get-shared-list/${SHARE_ID}${query}`)
  expect(removed.status).toBe(404)
})

it('[F10] a fallen price and the return to stock are told, to the owner alone', async () => {
  const { post, list, add } = await member('admin')
  const { id } = await demoProduct(shop.db, 'plain')
  const set = (sql: string, value: number) =>
    shop.db.prepare(`UPDATE product SET ${sql} WHERE id = ?1`).bind(id, value).run()
  const row = await shop.db
    .prepare('SELECT price, stock FROM product WHERE id = ?1')
    .bind(id)
    .first<{ price: number; stock: number }>()
  const { price = 0, stock = 0 } = row ?? {}
  await add(id)
  expect((await list()).news).toEqual({})
  await set('price = ?2', price - 500)
  expect((await list()).news).toEqual({ [id]: { cheaperBy: 500, isBack: false } })
  expect((await list('EUR')).news[id]?.cheaperBy).toBeGreaterThan(0)
  await set('stock = ?2', 0)
  await set('price = ?2', price + 500)
  expect((await list()).news).toEqual({})
  await set('stock = ?2', stock)
  expect((await list()).news).toEqual({ [id]: { cheaperBy: 0, isBack: true } })
  const { SHARE_ID } = (await post('share-shopping-list', { share: '1' })) as { SHARE_ID: string }
  const shared = await new Caller(shop).json(`${profile}/get-shared-list/${SHARE_ID}${query}`)
  expect(readFavourites(shared, 'TL').news).toEqual({})
  await shop.db.prepare('UPDATE favourite SET back_at = back_at - 15 * 86400').run()
  await set('price = ?2', price)
  expect((await list()).news).toEqual({})
})
