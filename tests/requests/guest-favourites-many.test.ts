import { expect, it } from 'vitest'
import {
  heartsCookie,
  openPage,
  pressHearts,
  productIds,
  watchedShop,
} from '../support/guest-hearts'
import { signIn } from '../support/member'

const shop = watchedShop()

it('[F02] [F05] what the shop refuses of them at sign-in stays in the browser, and is named', async () => {
  const visitor = shop.visitor()
  const [a = '', b = ''] = await productIds(shop.db, 2)
  await visitor.get('/')
  await pressHearts(visitor, [a, b])
  const row = (id: string, status: number) => ({
    id,
    title: `Ürün ${id}`,
    status,
    statusText: 'dolu',
  })
  const body = { status: 1, statusText: '', data: [row(a, 1), row(b, 0)] }
  shop.fault = { path: 'add-to-fav-list', answer: () => Response.json(body) }
  await signIn(visitor, 'affiliate', { donus: '/sepet' })
  shop.fault = null
  const page = await openPage(visitor, '/sepet')
  expect(page.notices('alert').map(({ text }) => text)[0]).toContain(`Ürün ${b}: dolu`)
  expect(visitor.cookies.get(heartsCookie)).toBe(b)
  expect(visitor.cookies.get(`${heartsCookie}-seen`)).toMatch(new RegExp(`^${b}~TL~\\d+~v\\d+$`))
})

it('[F08] shows twenty a page, each by five calls, and clears all of them', async () => {
  const visitor = shop.visitor()
  const all = await productIds(shop.db, 45)
  visitor.cookies.set(heartsCookie, all.join('.'))
  const pageAt = async (address: string) => {
    shop.calls = []
    const page = await openPage(visitor, address)
    const hearts = page.main
      .fields('fav')
      .filter((field) => field.attribute('type') !== 'hidden')
      .map(({ value }) => value.replace('-', ''))
    return { page, hearts }
  }
  const newestFirst = [...all].reverse()
  const first = await pageAt('/favorilerim')
  expect(first.hearts).toEqual(newestFirst.slice(0, 20))
  expect(shop.calls.filter((url) => url.includes('compare='))).toHaveLength(5)
  expect(first.page.main.text).toContain('45 ürün')
  const next = first.page.main.getByRole('link', 'Sonraki').href ?? ''
  expect((await pageAt(next)).hearts).toEqual(newestFirst.slice(20, 40))
  const last = await pageAt('/favorilerim?pg=99')
  expect(last.hearts).toEqual(newestFirst.slice(40))
  const hidden = last.page.fields('fav').filter((field) => field.attribute('type') === 'hidden')
  expect(hidden).toHaveLength(45)
  expect(visitor.cookies.get(heartsCookie)).toBe(all.join('.'))
})
