import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { homeAddress } from '../support/home-address'
import { type account, signIn } from '../support/member'
import { errorSummary } from '../support/page/error-summary'
import { pageOf, readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const page = '/adres/kayit'
const home = homeAddress

async function member(kind: Parameters<typeof account>[0]): Promise<Visitor> {
  const visitor = shop.visitor()
  await signIn(visitor, kind)
  return visitor
}

const key = () => ({ key: crypto.randomUUID() })
const idsIn = (html: string) => readPage(html).idsOfLinks('/adres/kayit', 'id')
const has = (html: string, name: string, tag = 'select') =>
  readPage(html)
    .fields(name)
    .some(({ element }) => element.tagName === tag)

describe('the shop’s rules of the address form', () => {
  const set = (db: Shop['db'], field: string, values: string) =>
    db.exec(`UPDATE page_requirement SET ${values} WHERE field = '${field}'`)

  it('[A01] [Z32] show, require and limit its fields', async () => {
    // A Worker of its own: rules are cached.
    const own = await openWorkers()
    await set(own.db, 'title', 'is_shown = 0')
    await set(own.db, 'district', 'is_shown = 0')
    await set(own.db, 'home_phone', 'is_shown = 1, is_required = 1')
    await set(own.db, 'address', 'max_length = 30')
    await set(own.db, 'post_code', 'is_required = 1')
    const visitor = own.visitor()
    await signIn(visitor)
    const html = await (await visitor.get(page)).text()
    expect([has(html, 'title', 'input'), has(html, 'home_phone', 'input')]).toEqual([false, true])
    expect(readPage(html).field('address').attribute('maxlength')).toBe('30')
    expect(html.includes('Posta kodu (isteğe bağlı)')).toBe(false)
    const placed = await (
      await visitor.follow(await visitor.post(page, { ...home, adim: 'ileri' }))
    ).text()
    expect([has(placed, 'town_code'), has(placed, 'district_code')]).toEqual([true, false])
    const { title: _title, district_code: _district, ...less } = home
    const refused = await visitor.post(page, { ...less, address: 'x'.repeat(31), ...key() })
    const wrong = await refused.text()
    expect(refused.status).toBe(422)
    for (const name of ['address', 'home_phone', 'post_code'])
      expect(errorSummary(wrong)).toHaveProperty(`address-${name}`)
    expect(errorSummary(wrong)).not.toHaveProperty('address-title')
    expect(wrong).toContain('30')
    const filled = { ...less, home_phone: '0232 000 00 01', post_code: '35220', ...key() }
    expect((await visitor.post(page, filled)).status).toBe(303)
    const [id = ''] = idsIn(await (await visitor.get('/adres')).text())
    const edit = await (await visitor.get(`${page}?id=${id}`)).text()
    expect(edit).toContain('value="232 000 00 01"')
    await own.close()
  })

  it('[A01] have defaults when the call is missing or broken', async () => {
    const visitor = await member('grouped')
    for (const answer of [404, 500]) {
      const down = await openWorkers({
        backend: async (request, real) =>
          request.url.includes('get-page-requirement')
            ? Response.json({ status: false }, { status: answer })
            : real(request),
      })
      const other = down.visitor()
      await signIn(other)
      const html = await (await other.get(page)).text()
      expect([has(html, 'title', 'input'), has(html, 'home_phone', 'input')]).toEqual([true, false])
      expect((await other.post(page, { ...home, ...key() })).status).toBe(303)
      await down.close()
    }
    const sent = await visitor.post(page, { ...home, has_e_invoice: '1', ...key() })
    expect(sent.status).toBe(303)
  })

  it('[A01] [X02] save that a company receives e-invoices, and numbers without spaces', async () => {
    const visitor = await member('affiliate')
    const company = {
      ...home,
      is_company_active: '1',
      company: 'Yurt Ltd.',
      tax_office: 'Konak',
      tax_number: '1234567890',
    }
    const ticked = async (id: string) =>
      (await pageOf(visitor.get(`${page}?id=${id}`))).field('has_e_invoice').isChecked
    const spaced = { tax_number: '123 456 78 90', identity_number: '100 000 001 46' }
    await visitor.post(page, {
      ...company,
      ...spaced,
      title: 'Şirket',
      has_e_invoice: '1',
      ...key(),
    })
    const id = idsIn(await (await visitor.get('/adres')).text()).at(-1) ?? ''
    expect(await ticked(id)).toBe(true)
    // As the masks of the fields would have formatted them.
    const edit = await (await visitor.get(`${page}?id=${id}`)).text()
    for (const plain of ['value="1234567890"', 'value="10000000146"']) expect(edit).toContain(plain)
    await visitor.post(page, { ...company, id, ...key() })
    expect(await ticked(id)).toBe(false)
  })

  it('[X02] validate submitted values by the masks of the fields', async () => {
    const own = await openWorkers()
    await set(own.db, 'nationality', 'is_shown = 1')
    const visitor = own.visitor()
    await signIn(visitor)
    const errorsOf = (html: string) =>
      readPage(html)
        .main.queryAllByRole('link')
        .filter(({ href }) => href.startsWith('#address-'))
        .map(({ href, text }) => [href.slice('#address-'.length), text])
    const german = { ...home, country_code: 'DE', city: 'Köln', nationality: 'Türk', ...key() }
    const typed = { post_code: '35_220', identity_number: 'A-17', nationality: 'T.C. 1' }
    const refused = await visitor.post(page, { ...german, ...typed })
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(errorsOf(html)).toEqual([
      ['post_code', 'Posta kodu: Bu alanda kullanılamayan karakterler var'],
      ['identity_number', 'T.C. kimlik numarası: Bu alanda kullanılamayan karakterler var'],
      ['nationality', 'Uyruk: Yalnızca harf, boşluk ve tire yazın'],
    ])
    // The server applies the rule of the browser's mask.
    expect(readPage(html).field('nationality').attribute('data-mask')).toBe('string')
    await own.close()
  })
})
