import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, signIn } from '../support/member'
import { type Part, pageOf, readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
let isDown = false
beforeAll(async () => {
  shop = await openWorkers({
    backend: (request, pass) =>
      isDown && request.method !== 'GET'
        ? Promise.resolve(new Response('', { status: 500 }))
        : pass(request),
  })
})
afterAll(() => shop.close())

const secret = 'yazdigim gizli cumle'
type Form = {
  path: string
  /** The member who sends it; by default a guest. */
  member?: Parameters<typeof signIn>[1]
  fields: Record<string, string>
  /** Fields that are chosen or ticked, not typed. */
  chosen?: Record<string, string>
}

const forms: Form[] = [
  {
    path: '/uye-kayit',
    fields: {
      name: 'Şükrü',
      surname: 'Iğdır',
      email: 'sukru@ornek.test',
      mobile_phone: '532 987 65 43',
      password: secret,
    },
    chosen: { gender: '1', kvkk: '1', sms_notify: '1', mobile_phone_country: 'TR' },
  },
  {
    path: '/uye-kisisel-bilgileri',
    member: 'plain',
    fields: {
      name: 'Ayla Nur',
      surname: 'Yurt-Ak',
      email: 'baska@ornek.test',
      mobile_phone: '212 555 0142',
    },
    chosen: { gender: '1', mobile_phone_country: 'US' },
  },
  {
    path: '/iletisim-tercihleri',
    member: 'plain',
    fields: {},
    chosen: { kvkk: '1', sms_notify: '1' },
  },
  {
    path: '/adres/kayit',
    member: 'plain',
    fields: {
      title: 'Yazlık',
      fullname: 'Ayla Yurt',
      mobile_phone: '532 000 00 01',
      address: 'Deniz Sokağı 4',
      post_code: '35220',
      province: 'New York',
      city: 'Albany',
      company: 'Yurt Ltd.',
      tax_office: 'Konak',
      tax_number: '1234567890',
    },
    chosen: { country_code: 'US', mobile_phone_country: 'TR', is_company_active: '1' },
  },
  {
    path: '/iletisim',
    fields: { name: 'Ece', email: 'ece@ornek.test', subject: 'Konu başlığı', text: 'Uzun metin' },
    chosen: { departmentId: '2' },
  },
  {
    path: '/uye-mesaji?mesaj=1',
    member: 'plain',
    fields: { mesaj: '1', text: 'Yanıt metnim' },
  },
  {
    path: '/siparis-iadesi?siparis=2600102877',
    member: 'plain',
    fields: { siparis: '2600102877', reason: 'Rengi uymadı' },
    chosen: { satir: '0' },
  },
  { path: '/siparis-takip', fields: { number: '12345678', email: 'ece@ornek.test' } },
  {
    path: '/uye-girisi-sayfasi',
    fields: { tip: 'eposta', username: 'ece@ornek.test', password: secret },
    chosen: { rememberMe: '1' },
  },
  {
    path: '/tek-kullanimlik-kod',
    fields: { adim: 'iste', phone: '212 555 0142' },
    chosen: { phone_country: 'US' },
  },
  { path: '/uye-sifre-hatirlat', fields: { name: 'ece@ornek.test' } },
  { path: '/bulten', fields: { email: 'ece@ornek.test' } },
  {
    path: '/yorum-yaz/kuzey-noktali-defter',
    member: 'plain',
    fields: { title: 'Güzel kâğıt', text: 'Dolma kalem arkaya geçmiyor.' },
    chosen: { rate: '4', displayName: '1' },
  },
  {
    path: '/sorular/kuzey-noktali-defter',
    fields: { name: 'Işık', question: 'Kutusu hediye paketine sığar mı?' },
  },
  {
    path: '/haber-ver/yakamoz-retro-radyo?tur=stock',
    fields: { tur: 'stock', email: 'ece@ornek.test' },
  },
]

/** Whether a form's field has the value: typed, chosen in a list, or ticked. */
const holds = (main: Part, name: string, value: string): boolean =>
  main.fields(name).some((field) => {
    const type = field.attribute('type')
    if (type === 'checkbox' || type === 'radio')
      return field.isChecked && field.attribute('value') === value
    return field.value === value
  })

describe('a save that fails', () => {
  it.each(forms)(
    '[X03] [T13] keeps every field of $path',
    async ({ path, member, fields, chosen = {} }) => {
      const visitor: Visitor = shop.visitor()
      if (member) await signIn(visitor, member)
      await visitor.get(path)
      isDown = true
      const answer = await visitor.post(path, { ...fields, ...chosen, key: crypto.randomUUID() })
      isDown = false
      expect(answer.status).toBe(503)
      const html = await answer.text()
      const { main } = readPage(html)
      expect(html.slice(html.indexOf('<main'))).not.toContain(secret)
      for (const [name, value] of Object.entries(fields))
        if (value !== secret) expect(holds(main, name, value), name).toBe(true)
      for (const [name, value] of Object.entries(chosen))
        expect(holds(main, name, value), name).toBe(true)
      expect(html).toContain('Bir hata oluştu')
      expect(html).not.toContain(account('plain').password)
    },
  )
})

describe('a form that loads its next list', () => {
  const lists: Record<string, string>[] = [
    { country_code: 'TR', city_code: '35' },
    { country_code: 'TR', city_code: '35', town_code: '3501' },
    { country_code: 'US' },
  ]
  const fields = {
    title: 'Yazlık',
    fullname: 'Ayla Yurt',
    mobile_phone: '0532 000 0',
    address: 'Deniz Sokağı 4',
    post_code: '35220',
    identity_number: '1000014',
    company: 'Yurt Ltd.',
    tax_office: 'Konak',
    tax_number: '12345',
    home_phone: '232 1',
  }
  const chosen = { is_company_active: '1', has_e_invoice: '1' }

  it.each(lists)(
    '[X03] [A01] keeps all that was typed and puts nothing into a URL: %o',
    async (regions) => {
      const visitor = shop.visitor()
      await signIn(visitor)
      const form = (await pageOf(visitor.get('/adres/kayit?donus=%2Forder%2Fadres'))).main
      const actions = form.elements('button').flatMap((one) => one.attribute('formaction') ?? [])
      const [next = ''] = actions
      expect(next).toBe('/adres/kayit?donus=%2Forder%2Fadres#regions')
      const [own] = next.split('#')
      const displayed = Object.entries(fields).filter(([name]) => form.fields(name).length > 0)
      expect(displayed.length).toBeGreaterThan(7)
      const answer = await visitor.post(own ?? '', {
        ...Object.fromEntries(displayed),
        ...chosen,
        ...regions,
        id: '0',
        donus: '/order/adres',
        adim: 'ileri',
        key: crypto.randomUUID(),
      })
      const to = '/adres/kayit?donus=%2Forder%2Fadres&taslak=1#regions'
      expect([answer.status, answer.headers.get('location')]).toEqual([303, to])
      const { main } = await pageOf(visitor.follow(answer))
      for (const [name, value] of displayed) expect(holds(main, name, value), name).toBe(true)
      for (const [name, value] of Object.entries({ ...chosen, ...regions }))
        if (form.fields(name).length > 0 || name in regions)
          expect(holds(main, name, value), name).toBe(true)
      expect(main.elements('input').map(({ value }) => value)).toContain('/order/adres')
    },
  )
})
