import { afterAll, beforeAll, expect, it } from 'vitest'
import { homeAddress } from '../support/home-address'
import { signIn } from '../support/member'
import { readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
let calls = 0
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      if (request.url.includes('/get-by-postal-code/')) calls += 1
      return pass(request)
    },
  })
})
afterAll(() => shop.close())

const page = '/adres/kayit'
const none = { city_code: '', town_code: '', district_code: '' }
const key = () => ({ key: crypto.randomUUID() })

async function member(): Promise<Visitor> {
  const visitor = shop.visitor()
  await signIn(visitor)
  return visitor
}

const send = async (visitor: Visitor, fields: Record<string, string>) =>
  visitor.post(page, { ...homeAddress, ...none, ...fields, ...key() })

/** The regions of the form that a press on its small button shows. */
async function regionsAfter(visitor: Visitor, fields: Record<string, string>) {
  const answer = await visitor.follow(await send(visitor, { adim: 'ileri', ...fields }))
  const html = readPage(await answer.text())
  return ['city_code', 'town_code', 'district_code'].map(
    (name) => html.fields(name)[0]?.value ?? null,
  )
}

/** A code of one neighbourhood, and one of several in a town. */
async function codes(count: string, city = '35') {
  const row = await shop.db
    .prepare(
      `SELECT postal_code, min(code) AS code, min(town_code) AS town FROM district
       WHERE town_code LIKE ?1 GROUP BY postal_code HAVING ${count} LIMIT 1`,
    )
    .bind(`${city}%`)
    .first<{ postal_code: string; code: string; town: string }>()
  return row ?? { postal_code: '', code: '', town: '' }
}

it('[A16] fills in what its digits name, and leaves what they do not', async () => {
  const visitor = await member()
  const one = await codes('count(*) = 1')
  expect(await regionsAfter(visitor, { post_code: one.postal_code })).toEqual([
    '35',
    one.town,
    one.code,
  ])
  const some = await codes('count(*) > 1')
  expect(await regionsAfter(visitor, { post_code: some.postal_code })).toEqual([
    '35',
    some.town,
    '',
  ])
  expect(await regionsAfter(visitor, { post_code: '39999' })).toEqual(['39', '', null])
  expect(await regionsAfter(visitor, { post_code: '99999' })).toEqual(['', null, null])
})

it('[A16] never stands against a choice, and is no code of another country', async () => {
  const visitor = await member()
  const { postal_code } = await codes('count(*) = 1')
  expect(await regionsAfter(visitor, { post_code: postal_code, city_code: '06' })).toEqual([
    '06',
    '',
    null,
  ])
  const before = calls
  await regionsAfter(visitor, { post_code: '35123', country_code: 'DE' })
  await regionsAfter(visitor, { post_code: '3512' })
  expect(calls).toBe(before)
})

/** What the form of this page would send, with a code typed over its own. */
async function retyped(visitor: Visitor, before: Record<string, string>, postCode: string) {
  const answer = await visitor.follow(await send(visitor, { adim: 'ileri', ...before }))
  const html = readPage(await answer.text())
  const names = ['city_code', 'town_code', 'district_code', 'code_regions', 'post_code_before']
  const sent = names.map((name) => [name, html.fields(name)[0]?.value ?? ''])
  return { ...before, ...Object.fromEntries(sent), post_code: postCode }
}

it('[A16] a corrected code replaces what the mistyped one filled in', async () => {
  const visitor = await member()
  const { postal_code, code } = await codes('count(*) = 1', '06')
  const fields = await retyped(visitor, { post_code: '34720' }, postal_code)
  expect([fields.city_code, fields.town_code !== '']).toEqual(['34', true])
  expect((await regionsAfter(visitor, fields))[0]).toBe('06')
  const sent = await send(visitor, { ...fields, title: 'Düzeltilmiş' })
  expect(sent.status).toBe(303)
  const saved = shop.db.prepare(`SELECT district_code FROM address WHERE title = 'Düzeltilmiş'`)
  expect(await saved.first('district_code')).toBe(code)
})

/** The sentence beside the field of the postal code. */
function errorIn(html: string): string {
  const found = readPage(html)
    .elements('p')
    .find((one) => one.attribute('id') === 'address-post_code-error')
  return found?.text ?? ''
}

const unknown = 'Bu posta kodu yok. Beş hanesini kontrol edin.'

it('[A16] names beside the field a code that is none, or of another province than chosen', async () => {
  const visitor = await member()
  const messageOf = async (fields: Record<string, string>) => {
    const answer = await send(visitor, fields)
    expect(answer.status).toBe(422)
    return errorIn(await answer.text())
  }
  for (const post_code of ['99999', '3533', '٩٩٩٩٩'])
    expect(await messageOf({ ...homeAddress, post_code }), post_code).toBe(unknown)
  const elsewhere = 'Bu posta kodu Ankara iline ait. Kodu ya da ili düzeltin.'
  expect(await messageOf({ ...homeAddress, post_code: '06420' })).toBe(elsewhere)
  const chosen = { city_code: '06', town_code: '0601', district_code: '0601001' }
  expect(await messageOf({ ...chosen, post_code: '34720' })).toContain('İstanbul')
  const applied = await visitor.follow(
    await send(visitor, { ...homeAddress, adim: 'ileri', post_code: '06420' }),
  )
  expect(errorIn(await applied.text())).toBe(elsewhere)
})

it('[A16] takes Arabic digits for a code', async () => {
  const visitor = await member()
  expect((await regionsAfter(visitor, { post_code: '٣٤٧١٠' })).slice(0, 1)).toEqual(['34'])
  expect((await send(visitor, { title: 'Rakam', post_code: '٣٤٧١٠' })).status).toBe(303)
  const saved = shop.db.prepare(`SELECT post_code FROM address WHERE title = 'Rakam'`)
  expect(await saved.first('post_code')).toBe('34710')
})

it('[A16] saves an address without its regions chosen', async () => {
  const visitor = await member()
  const { postal_code, code } = await codes('count(*) = 1')
  const sent = await send(visitor, { post_code: postal_code, title: 'Kodla' })
  expect(sent.status).toBe(303)
  const saved = await shop.db
    .prepare(
      `SELECT district_code, post_code FROM address WHERE title = 'Kodla' ORDER BY id DESC LIMIT 1`,
    )
    .first()
  expect(saved).toEqual({ district_code: code, post_code: postal_code })
})

it('[A16] stands before the regions only where the shop knows it', async () => {
  const order = async () => {
    const html = await (await (await member()).get(page)).text()
    return html.indexOf('name="post_code"') < html.indexOf('name="country_code"')
  }
  expect(await order()).toBe(true)
  const other = await openWorkers({
    backend: async (request, pass) => {
      const answer = await pass(request)
      if (!request.url.includes('/get-globals')) return answer
      return Response.json({ ...((await answer.json()) as object), HAS_POSTAL_CODES: undefined })
    },
  })
  try {
    const visitor = other.visitor()
    await signIn(visitor)
    const html = await (await visitor.get(page)).text()
    expect(html.indexOf('name="post_code"')).toBeGreaterThan(html.indexOf('name="country_code"'))
  } finally {
    await other.close()
  }
})
