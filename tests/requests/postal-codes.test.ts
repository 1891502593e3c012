import { afterAll, beforeAll, expect, it } from 'vitest'
import { homeAddress } from '../support/home-address'
import { signIn } from '../support/member'
import { readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const page = '/adres/kayit'
const home = { ...homeAddress, mobile_phone: '05320000001' }
const key = () => ({ key: crypto.randomUUID() })

async function member(): Promise<Visitor> {
  const visitor = shop.visitor()
  await signIn(visitor)
  return visitor
}

/** The form with the next list. */
const applied = async (visitor: Visitor, fields: Record<string, string>) =>
  (await visitor.follow(await visitor.post(page, { ...fields, adim: 'ileri' }))).text()

const savedCode = (title: string) =>
  shop.db
    .prepare('SELECT post_code FROM address WHERE title = ?1')
    .bind(title)
    .first<string>('post_code')
const codeIn = (html: string) => readPage(html).field('post_code').value
/** The hidden fields of the form. */
const sentAlong = (html: string) =>
  Object.fromEntries(
    readPage(html)
      .elements('input')
      .map((one) => [one.attribute('name') ?? '', one.value] as const)
      .filter(([name]) => name.endsWith('_before')),
  )
/** A district of another town, with or without a postal code. */
const elsewhere = async (hasCode: boolean) => {
  const row = await shop.db
    .prepare(
      `SELECT code, town_code, postal_code FROM district
       WHERE town_code LIKE '35%' AND town_code <> '3501' ORDER BY code ${hasCode ? 'ASC' : 'DESC'}`,
    )
    .first<{ code: string; town_code: string; postal_code: string }>()
  const { code = '', town_code = '', postal_code = '' } = row ?? {}
  if (!hasCode)
    await shop.db.prepare("UPDATE district SET postal_code = '' WHERE code = ?1").bind(code).run()
  return { regions: { town_code, district_code: code }, code: hasCode ? postal_code : '' }
}

it('[A07] the district fills in its postal code', async () => {
  const visitor = await member()
  const html = await applied(visitor, home)
  expect(codeIn(html)).toMatch(/^35\d{3}$/)
})

it('[A07] the postal code of the previous district is replaced', async () => {
  const visitor = await member()
  const html = await applied(visitor, home)
  const old = { ...home, ...sentAlong(html), post_code: codeIn(html) }
  for (const hasCode of [true, false]) {
    const { regions, code } = await elsewhere(hasCode)
    expect(codeIn(await applied(visitor, { ...old, ...regions }))).toBe(code)
    await visitor.post(page, { ...old, ...regions, title: `Taşındı ${hasCode}`, ...key() })
    expect(await savedCode(`Taşındı ${hasCode}`)).toBe(code)
  }
  expect(codeIn(await applied(visitor, { ...old, city_code: '06' }))).toBe('')
  expect(codeIn(await applied(visitor, { ...old, address: 'Başka sokak' }))).toBe(codeIn(html))
})

it('[A07] a postal code typed with another district or country stays', async () => {
  const visitor = await member()
  const html = await applied(visitor, home)
  const typed = { ...home, ...sentAlong(html), post_code: '35998' }
  for (const hasCode of [true, false]) {
    const { regions } = await elsewhere(hasCode)
    expect(codeIn(await applied(visitor, { ...typed, ...regions }))).toBe('35998')
    await visitor.post(page, { ...typed, ...regions, title: `Yazılan ${hasCode}`, ...key() })
    expect(await savedCode(`Yazılan ${hasCode}`)).toBe('35998')
  }
  const berlin = { country_code: 'DE', city_code: '', town_code: '', district_code: '' }
  const abroad = await applied(visitor, { ...typed, ...berlin, post_code: '10115' })
  expect([readPage(abroad).field('country_code').value, codeIn(abroad)]).toEqual(['DE', '10115'])
})

it('[A07] a saved code changes with its district, unless it was typed', async () => {
  const visitor = await member()
  const { regions } = await elsewhere(false)
  await visitor.post(page, { ...home, post_code: '35 999', title: 'Durulan', ...key() })
  expect(await savedCode('Durulan')).toBe('35 999')
  const id = await shop.db
    .prepare("SELECT id FROM address WHERE title = 'Durulan'")
    .first<number>('id')
  const html = await (await visitor.get(`${page}?id=${id}`)).text()
  const sent = {
    ...home,
    ...sentAlong(html),
    ...regions,
    id: String(id),
    post_code: codeIn(html),
  }
  expect(codeIn(await applied(visitor, sent))).toBe('')
})
