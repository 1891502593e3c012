import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { signIn } from '../support/member'
import { readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

/** A part of the backend's addresses, and its answer to them. */
let fault: { path: string; answer: () => Response } | null = null
/** Addresses of the calls since the test began. */
let calls: string[] = []
let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      calls.push(request.url)
      return fault && request.url.includes(fault.path) ? fault.answer() : pass(request)
    },
  })
})
afterEach(() => {
  fault = null
})
afterAll(() => shop.close())

const change = '/favorilerim/degistir'
const cookie = '__Host-favourites'
const textOf = async (visitor: Visitor, path: string) => (await visitor.get(path)).text()
const open = async (visitor: Visitor, path: string) => readPage(await textOf(visitor, path))

async function ids(count: number): Promise<string[]> {
  const { results } = await shop.db
    .prepare('SELECT id FROM product WHERE is_active = 1 ORDER BY id LIMIT ?1')
    .bind(count)
    .all<{ id: number }>()
  return results.map(({ id }) => String(id))
}

const pressed = (visitor: Visitor, values: string[]) => visitor.post(change, { fav: values })

it('[F02] [F05] what the shop refuses of them at sign-in stays in the browser, and is named', async () => {
  const visitor = shop.visitor()
  const [a = '', b = ''] = await ids(2)
  await visitor.get('/')
  await pressed(visitor, [a, b])
  const row = (id: string, status: number) => ({
    id,
    title: `Ürün ${id}`,
    status,
    statusText: 'dolu',
  })
  const body = { status: 1, statusText: '', data: [row(a, 1), row(b, 0)] }
  fault = { path: 'add-to-fav-list', answer: () => Response.json(body) }
  await signIn(visitor, 'affiliate', { donus: '/sepet' })
  fault = null
  const page = await open(visitor, '/sepet')
  expect(page.notices('alert').map(({ text }) => text)[0]).toContain(`Ürün ${b}: dolu`)
  expect(visitor.cookies.get(cookie)).toBe(b)
  expect(visitor.cookies.get(`${cookie}-seen`)).toMatch(new RegExp(`^${b}~TL~\\d+$`))
})

it('[F08] shows twenty a page, each by five calls, and clears all of them', async () => {
  const visitor = shop.visitor()
  const all = await ids(45)
  visitor.cookies.set(cookie, all.join('.'))
  const pageAt = async (address: string) => {
    calls = []
    const page = await open(visitor, address)
    const hearts = page.main
      .fields('fav')
      .filter((field) => field.attribute('type') !== 'hidden')
      .map(({ value }) => value.replace('-', ''))
    return { page, hearts }
  }
  const newestFirst = [...all].reverse()
  const first = await pageAt('/favorilerim')
  expect(first.hearts).toEqual(newestFirst.slice(0, 20))
  expect(calls.filter((url) => url.includes('compare='))).toHaveLength(5)
  expect(first.page.main.text).toContain('45 ürün')
  const next = first.page.main.getByRole('link', 'Sonraki').href ?? ''
  expect((await pageAt(next)).hearts).toEqual(newestFirst.slice(20, 40))
  const last = await pageAt('/favorilerim?pg=99')
  expect(last.hearts).toEqual(newestFirst.slice(40))
  const hidden = last.page.fields('fav').filter((field) => field.attribute('type') === 'hidden')
  expect(hidden).toHaveLength(45)
  expect(visitor.cookies.get(cookie)).toBe(all.join('.'))
})
