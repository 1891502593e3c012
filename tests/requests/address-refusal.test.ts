import { afterAll, beforeAll, expect, it } from 'vitest'
import { homeAddress } from '../support/home-address'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
let refusal: { body: object; status: number } | null = null
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, real) =>
      refusal && new URL(request.url).pathname.includes('/address/save')
        ? Response.json(refusal.body, { status: refusal.status })
        : real(request),
  })
})
afterAll(() => shop.close())

it('[A01] [X03] an edit refused without a key keeps what was typed; only a 404 of the shop means a missing address', async () => {
  const visitor = shop.visitor()
  await signIn(visitor, 'vendor')
  const saved = await visitor.post('/adres/kayit', { ...homeAddress, key: crypto.randomUUID() })
  const [id = ''] = (await pageOf(visitor.follow(saved))).idsOfLinks('/adres/kayit', 'id')
  const typed = {
    ...homeAddress,
    id,
    title: 'Yazlık',
    address: 'Kumsal Yolu 7',
    post_code: '35998',
  }
  const send = () => visitor.post('/adres/kayit', { ...typed, key: crypto.randomUUID() })

  refusal = { body: { status: 0, statusText: 'Bugün adres değiştirilemiyor' }, status: 200 }
  const refused = await send()
  expect(refused.status).toBe(422)
  const form = await pageOf(refused)
  expect(form.notices('alert').map(({ text }) => text)).toEqual(['Bugün adres değiştirilemiyor'])
  for (const name of ['title', 'address', 'post_code', 'id'] as const)
    expect(form.field(name).value).toBe(typed[name])

  refusal = { body: { status: 0, statusText: 'Adres bulunamadı' }, status: 404 }
  expect((await send()).status).toBe(404)
  refusal = null
  expect((await send()).headers.get('location')).toBe('/adres')
})
