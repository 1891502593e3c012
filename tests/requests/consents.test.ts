import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
/** What the shop says of consents, as CONTRACT.md has them. */
let pageData: object = {}
let hasFields = true
let sent: URLSearchParams[] = []
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const { pathname } = new URL(request.url)
      if (/authentication\/register|customer\/update/.test(pathname))
        sent.push(new URLSearchParams(await request.clone().text()))
      const answer = await pass(request)
      if (!pathname.includes('block/customer-register')) return answer
      const body = (await answer.json()) as { data: { block: { type: string }[] }[] }
      const data = body.data.map((row) => ({
        ...row,
        block: row.block.filter(({ type }) => hasFields && type !== 'CHECK_BOX'),
        pageData,
      }))
      return Response.json({ ...body, data })
    },
  })
})
afterAll(() => shop.close())
beforeEach(() => {
  sent = []
  hasFields = true
  pageData = {
    ...{ displayPrivacy: true, membershipUrl: 'uyelik-sozlesmesi', privacyMessage: '' },
    ...{ displayKvkk: true, kvkkUrl: 'kvkk' },
  }
})

describe('consents of a shop that names them in the data of its page only', () => {
  it('[R01] [Z11] [Z21] are shown with their texts, required, and sent', async () => {
    const { main } = await pageOf(shop.visitor().get('/uye-kayit'))
    const notice = main.getByRole('link', 'KVKK aydınlatma metnini okudum')
    const agreement = main.getByRole('link', 'Üyelik sözleşmesini kabul ediyorum')
    expect([notice.href, agreement.href]).toEqual(['/kvkk', '/uyelik-sozlesmesi'])
    const person = {
      ...{ name: 'Ada', surname: 'Yurt', email: 'ada.riza@ornek.test' },
      ...{ mobile_phone: '5329990123', password: 'yepyeni bir parola 7' },
    }
    const refused = await shop.visitor().post('/uye-kayit', person)
    expect(refused.status).toBe(422)
    expect((await pageOf(refused)).links('#register-')).toEqual([
      '#register-privacy',
      '#register-kvkk',
    ])
    expect(sent).toEqual([])
    const agreed = { ...person, kvkk: '1', privacy: '1' }
    expect((await shop.visitor().post('/uye-kayit', agreed)).status).toBe(303)
    expect(sent.map((form) => [form.get('kvkk'), form.get('privacy')])).toEqual([['1', '1']])
  })

  it('[R06] [Z28] are the preferences of a member, with each channel', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'grouped')
    const { main } = await pageOf(visitor.get('/iletisim-tercihleri'))
    const names = ['kvkk', 'mail_notify', 'sms_notify', 'phone_notify']
    for (const name of names) expect(main.fields(name), name).toHaveLength(1)
    await visitor.post('/iletisim-tercihleri', { kvkk: '1', sms_notify: '1' })
    expect(sent.map((form) => Object.fromEntries(form))).toEqual([
      { kvkk: '1', mail_notify: '0', sms_notify: '1', phone_notify: '0' },
    ])
  })
  it('[R06] [Z28] a form without a field says so, and sends and saves nothing', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'grouped')
    hasFields = false
    const { main } = await pageOf(visitor.get('/uye-kisisel-bilgileri'))
    expect(main.text).toContain('değiştirilebilecek bir seçenek yok')
    expect(main.queryAllByRole('button', 'Kaydet')).toEqual([])
    const refused = await visitor.post('/uye-kisisel-bilgileri', {})
    expect(refused.status).toBe(422)
    expect(await refused.text()).not.toContain('Bilgileriniz kaydedildi')
    expect(sent).toEqual([])
  })
})
