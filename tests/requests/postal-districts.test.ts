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
const key = () => ({ key: crypto.randomUUID() })

async function member(): Promise<Visitor> {
  const visitor = shop.visitor()
  await signIn(visitor)
  return visitor
}

const send = async (visitor: Visitor, fields: Record<string, string>) =>
  visitor.post(page, { ...homeAddress, ...fields, ...key() })

type District = { code: string; town_code: string; postal_code: string }

/** A district that alone has its code, in one of two towns. */
async function district(town: string, at = 0): Promise<District> {
  const { results } = await shop.db
    .prepare(
      `SELECT code, town_code, postal_code FROM district WHERE town_code = ?1 AND postal_code IN
         (SELECT postal_code FROM district GROUP BY postal_code HAVING count(*) = 1) ORDER BY code`,
    )
    .bind(town)
    .all<District>()
  const found = results[at]
  if (!found) throw new Error(`No district ${at} with a code of its own in ${town}.`)
  return found
}

/** Two towns of Istanbul that have such districts. */
async function towns(): Promise<[string, string]> {
  const { results } = await shop.db
    .prepare(
      `SELECT town_code FROM district WHERE town_code LIKE '34%' AND postal_code IN
         (SELECT postal_code FROM district GROUP BY postal_code HAVING count(*) = 1)
       GROUP BY town_code HAVING count(*) > 1 ORDER BY town_code LIMIT 2`,
    )
    .all<{ town_code: string }>()
  return [results[0]?.town_code ?? '', results[1]?.town_code ?? '']
}

const regionsOf = ({ code, town_code }: District) => ({
  city_code: '34',
  town_code,
  district_code: code,
})

/** The sentence beside the field of the postal code. */
function errorIn(html: string): string {
  const found = readPage(html)
    .elements('p')
    .find((one) => one.attribute('id') === 'address-post_code-error')
  return found?.text ?? ''
}

const sentence = (code: string) =>
  `Seçtiğiniz mahallenin posta kodu ${code}. Kodu ya da mahalleyi düzeltin.`

it('[A07] refuses the postal code of another district than the chosen one, and names its own', async () => {
  const visitor = await member()
  const [town, otherTown] = await towns()
  const chosen = await district(town)
  for (const other of [await district(town, 1), await district(otherTown)]) {
    const fields = { ...regionsOf(chosen), post_code: other.postal_code }
    const refused = await send(visitor, fields)
    expect(refused.status).toBe(422)
    expect(errorIn(await refused.text())).toBe(sentence(chosen.postal_code))
    const applied = await visitor.follow(await send(visitor, { ...fields, adim: 'ileri' }))
    expect(errorIn(await applied.text())).toBe(sentence(chosen.postal_code))
  }
})

it('[A07] takes the code of the chosen district, one of no district, and any where the shop knows none', async () => {
  const visitor = await member()
  const [, town] = await towns()
  const [chosen, other] = [await district(town), await district(town, 1)]
  const statusWith = async (post_code: string) =>
    (await send(visitor, { ...regionsOf(chosen), post_code })).status
  expect(await statusWith(chosen.postal_code)).toBe(303)
  expect(await statusWith('34999')).toBe(303)
  const unknown = await shop.db
    .prepare(
      "SELECT town_code FROM district WHERE town_code LIKE '34%' AND town_code > ?1 ORDER BY town_code LIMIT 1",
    )
    .bind(town)
    .first<string>('town_code')
  await shop.db
    .prepare("UPDATE district SET postal_code = '' WHERE town_code = ?1")
    .bind(unknown)
    .run()
  const { code = '' } =
    (await shop.db
      .prepare('SELECT code FROM district WHERE town_code = ?1 ORDER BY code LIMIT 1')
      .bind(unknown)
      .first<{ code: string }>()) ?? {}
  const fields = { city_code: '34', town_code: unknown ?? '', district_code: code }
  expect((await send(visitor, { ...fields, post_code: other.postal_code })).status).toBe(303)
})

it('[A16] another city empties the code that chose the one before, without script too', async () => {
  const visitor = await member()
  const none = { city_code: '', town_code: '', district_code: '' }
  const answer = await send(visitor, { ...none, post_code: '39999', adim: 'ileri' })
  const html = readPage(await (await visitor.follow(answer)).text())
  const names = ['city_code', 'code_regions', 'post_code', 'post_code_before']
  const sent = Object.fromEntries(names.map((name) => [name, html.field(name).value]))
  expect([sent.city_code, sent.code_regions]).toEqual(['39', 'city:39'])
  const next = await send(visitor, { ...none, ...sent, city_code: '35', adim: 'ileri' })
  const after = await (await visitor.follow(next)).text()
  expect([readPage(after).field('post_code').value, errorIn(after)]).toEqual(['', ''])
})

it('[A16] [A07] the code of the chosen district is taken, whatever city an earlier code chose, also where one is required', async () => {
  const own = await openWorkers()
  await own.db.exec("UPDATE page_requirement SET is_required = 1 WHERE field = 'post_code'")
  const visitor = own.visitor()
  await signIn(visitor)
  const [town] = await towns()
  const chosen = await district(town)
  const code = chosen.postal_code
  const sent = await visitor.post(page, {
    ...homeAddress,
    ...regionsOf(chosen),
    ...{ title: 'Yeni il', post_code: code, post_code_before: code, code_regions: 'city:35' },
    ...key(),
  })
  expect(sent.status).toBe(303)
  const saved = own.db.prepare("SELECT post_code FROM address WHERE title = 'Yeni il'")
  expect(await saved.first('post_code')).toBe(code)
  await own.close()
})
