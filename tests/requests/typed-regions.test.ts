import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { homeAddress } from '../support/home-address'
import { account, signIn } from '../support/member'
import { readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const page = '/adres/kayit'
const none = { country_code: '', city_code: '', town_code: '', district_code: '' }
const blank = { ...homeAddress, ...none }
const stateless = { ...blank, country_code: 'US', city: 'ALBANY', town: 'Center' }

async function member(): Promise<Visitor> {
  const visitor = shop.visitor()
  await signIn(visitor, 'plain')
  return visitor
}

/** The names of the first district and its town, as a Turkish keyboard types them in capitals. */
async function capitals() {
  const row = await shop.db
    .prepare(`SELECT d.title AS district, t.title AS town FROM district d JOIN town t ON t.code = d.town_code
      WHERE d.code = '3501001'`)
    .first<{ district: string; town: string }>()
  const { district, town } = row ?? { district: '', town: '' }
  return { district: district.toLocaleUpperCase('tr'), town: town.toLocaleUpperCase('tr') }
}

/** The form with the next list, or with its errors. */
const applied = async (visitor: Visitor, fields: Record<string, string>) =>
  (await visitor.follow(await visitor.post(page, { ...fields, adim: 'ileri' }))).text()
const refused = async (visitor: Visitor, fields: Record<string, string>) => {
  const answer = await visitor.post(page, { ...fields, key: crypto.randomUUID() })
  return [answer.status, await answer.text()] as const
}

/** The form's value of a region: the chosen code, the typed text, or nothing. */
function regionIn(html: string, name: string): string | undefined {
  const page = readPage(html)
  const [list] = page.fields(`${name}_code`).filter(({ element }) => element.tagName === 'select')
  if (list) return list.value || 'a list'
  const [input] = page.fields(name).filter(({ element }) => element.tagName === 'input')
  return input && `text: ${input.value}`
}
const regionsIn = (html: string) =>
  ['country', 'province', 'city', 'town', 'district'].map((name) => regionIn(html, name))

describe('[A03] regions typed while lists were missing', () => {
  it('stay while the list above them has no choice', async () => {
    const visitor = await member()
    const expected = ['US', 'a list', 'text: ALBANY', 'text: Center', undefined]
    const [status, html] = await refused(visitor, stateless)
    expect([status, ...regionsIn(html)]).toEqual([422, ...expected])
    expect(regionsIn(await applied(visitor, stateless))).toEqual(expected)
    const turkish = { ...blank, country_code: 'TR', city: 'İZMİR', district: 'ALSANCAK' }
    expect(regionsIn(await applied(visitor, turkish))).toEqual([
      ...['TR', undefined, '35', 'a list', 'text: ALSANCAK'],
    ])
  })

  it('are found in their lists as soon as the region above is chosen', async () => {
    const visitor = await member()
    const chosen = await applied(visitor, { ...stateless, province_code: 'US-NY' })
    const [, state, city, town] = regionsIn(chosen)
    expect([state, town]).toEqual(['US-NY', 'text: Center'])
    expect(city).toMatch(/^US-NY-\d+$/)
    const { district } = await capitals()
    const turkish = { ...blank, country_code: 'TR', city_code: '35', district }
    const filled = regionsIn(await applied(visitor, { ...turkish, town_code: '3501' }))
    expect(filled.slice(2)).toEqual(['35', '3501', '3501001'])
  })

  it('are cleared when the region above changes', async () => {
    const visitor = await member()
    const moved = { ...stateless, city: '', province_code: 'US-CA', city_code: 'US-NY-1' }
    expect(regionsIn(await applied(visitor, moved)).slice(2)).toEqual([
      ...['a list', undefined, undefined],
    ])
  })

  it('are found from the country down, with Turkish capital letters', async () => {
    const visitor = await member()
    const { district, town } = await capitals()
    const typed = { ...blank, country: 'TÜRKIYE', city: 'izmir', town }
    expect(regionsIn(await applied(visitor, typed)).slice(0, 4)).toEqual([
      ...['TR', undefined, '35', '3501'],
    ])
    const whole = { ...typed, district, title: 'Bulunan', key: crypto.randomUUID() }
    expect((await visitor.post(page, whole)).status).toBe(303)
    const row = await shop.db
      .prepare("SELECT country_code, district_code FROM address WHERE title = 'Bulunan'")
      .first()
    expect(row).toEqual({ country_code: 'TR', district_code: '3501001' })
  })

  it('are reported and stay where the country is not in the list', async () => {
    const visitor = await member()
    const typed = { ...blank, country: 'Ruritanya', city: 'Strelsau' }
    const [status, html] = await refused(visitor, typed)
    for (const page of [html, await applied(visitor, typed)]) {
      expect(regionsIn(page).slice(0, 3)).toEqual(['a list', 'text: ', 'text: Strelsau'])
      expect(page).toContain('“Ruritanya” ülke listesinde yok.')
      expect(readPage(page).field('country').value).toBe('Ruritanya')
    }
    expect(status).toBe(422)
    const chosen = await applied(visitor, { ...typed, country_code: 'FR' })
    expect([regionIn(chosen, 'country'), regionIn(chosen, 'city')]).toEqual([
      'FR',
      'text: Strelsau',
    ])
    expect(chosen).not.toContain('Ruritanya')
  })
})

describe('[A03] a saved address with typed regions', () => {
  const insert = `INSERT INTO address (owner, title, fullname, address, mobile_phone, created_at, country_code, country,
      state_code, state, city_code, city, town_code, town, district_code, district)
    SELECT 'm:' || id, 'Ev', 'Ayla Yurt', 'Deniz Sokağı 4', '905320000001', 1, ?1, ?2, '', ?3, '', ?4, '', ?5, '', ''
    FROM member WHERE email = ?6`
  it.each([
    ['its state', ['US', 'Amerika', 'New York', 'Albany', 'Center'], 'US', 'text: New York'],
    ['no state', ['US', 'Amerika', '', 'Albany', 'Center'], 'US', 'a list'],
    ['its country', ['', 'türkiye', '', 'Albany', 'Center'], 'TR', undefined],
    ['an unknown country', ['', 'Ruritanya', '', 'Albany', 'Center'], 'a list', 'text: '],
  ])('shows all of them: %s', async (_, positions, country, state) => {
    const visitor = await member()
    await shop.db
      .prepare(insert)
      .bind(...positions, account('plain').email)
      .run()
    const id = await shop.db.prepare('SELECT max(id) AS id FROM address').first('id')
    const html = await (await visitor.get(`${page}?id=${id}`)).text()
    expect(regionsIn(html).slice(0, 4)).toEqual([country, state, 'text: Albany', 'text: Center'])
    expect(html).not.toContain('artık gönderim')
    expect(html.includes('“Ruritanya” ülke listesinde yok.')).toBe(country === 'a list')
  })
})
