import { afterAll, beforeAll, expect, it } from 'vitest'
import { homeAddress as home } from '../support/home-address'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const page = '/adres/kayit'
const next = { adim: 'ileri' }

async function member(): Promise<Visitor> {
  const visitor = shop.visitor()
  await signIn(visitor)
  return visitor
}

it('[A02] a form whose list was loaded keeps what was typed at a reload, is fresh at its own URL, and is never in a plain cookie', async () => {
  const visitor = await member()
  const sent = { ...home, title: 'Yazlık', ...next }
  const draft = (await visitor.post(page, sent)).headers.get('location') ?? ''
  for (const _ of ['first', 'again']) {
    const form = await pageOf(visitor.get(draft))
    expect(form.field('title').value).toBe('Yazlık')
    expect(form.field('town_code').value).toBe(home.town_code)
  }
  expect(await (await visitor.get(page)).text()).not.toContain('Yazlık')
  expect(JSON.stringify([...visitor.cookies])).not.toContain('Yazl')
  const other = await (await visitor.get(`${draft.split('#')[0]}&id=999999`)).text()
  expect(other).not.toContain('Yazlık')
})

it('[A02] a draft is deleted once the address is saved', async () => {
  const visitor = await member()
  const draft = await visitor.post(page, { ...home, title: 'Yazlık', ...next })
  await visitor.post(page, { ...home, title: 'Yazlık', key: crypto.randomUUID() })
  expect(await (await visitor.follow(draft)).text()).not.toContain('value="Yazlık"')
})

it('[A02] a form too long for a draft is answered directly', async () => {
  const visitor = await member()
  const long = { address: 'ğ'.repeat(500), company: 'x'.repeat(500), fullname: 'y'.repeat(500) }
  const more = {
    tax_office: 'z'.repeat(500),
    nationality: 'n'.repeat(500),
    title: 't'.repeat(500),
  }
  const answer = await visitor.post(page, { ...home, ...long, ...more, ...next })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('ğ'.repeat(500))
})
