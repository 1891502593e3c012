import { afterAll, beforeAll, expect, it } from 'vitest'
import { homeAddress as home } from '../support/home-address'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
  await shop.db.exec(`UPDATE page_requirement SET is_shown = 1 WHERE field = 'home_phone'`)
})
afterAll(() => shop.close())

const page = '/adres/kayit'

async function member(): Promise<Visitor> {
  const visitor = shop.visitor()
  await signIn(visitor)
  return visitor
}

/** Saves an address. @returns the two numbers that its form then shows */
async function saved(visitor: Visitor, fields: Record<string, string>) {
  const form = { ...home, ...fields, key: crypto.randomUUID() }
  expect((await visitor.post(page, form)).status).toBe(303)
  const row = await shop.db
    .prepare('SELECT mobile_phone, home_phone FROM address ORDER BY id DESC LIMIT 1')
    .first<{ mobile_phone: string; home_phone: string }>()
  return [row?.mobile_phone, row?.home_phone]
}

const german = { mobile_phone: '1512 3456789', mobile_phone_country: 'DE' }

it('[A10] a home phone has its own country, by default that of the address', async () => {
  const form = await pageOf((await member()).get(page))
  expect(form.field('home_phone_country').value).toBe('TR')
  const phone = form.field('home_phone')
  expect([phone.attribute('data-country'), phone.attribute('data-calling-code')]).toEqual([
    'TR',
    '90',
  ])
})

it('[A10] a home phone is validated by its own country, never by that of the mobile', async () => {
  const visitor = await member()
  const both = { ...german, home_phone: '0212 555 44 33', home_phone_country: 'TR' }
  expect(await saved(visitor, both)).toEqual(['4915123456789', '902125554433'])
  const other = { home_phone: '30 123456789', home_phone_country: 'DE' }
  const [mobile, fixed] = await saved(visitor, other)
  expect([mobile, fixed]).toEqual(['905320000001', '4930123456789'])
})

it('[A10] without the country list a home phone belongs to the country of the address', async () => {
  const visitor = await member()
  const both = { ...german, home_phone: '0212 555 44 33' }
  expect(await saved(visitor, both)).toEqual(['4915123456789', '902125554433'])
})

it('[A10] the country of a home phone stays while the form is filled in', async () => {
  const visitor = await member()
  const typed = { home_phone: '30 1234', home_phone_country: 'DE', adim: 'ileri' }
  const form = await pageOf(visitor.follow(await visitor.post(page, { ...home, ...typed })))
  expect(form.field('home_phone_country').value).toBe('DE')
})
