import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fieldIn, fillCart, formKey } from '../support/buyer'
import { homeAddress } from '../support/home-address'
import { account } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

async function withCart() {
  const visitor = shop.visitor()
  await fillCart(visitor, [{ productId: '6' }])
  return visitor
}

const member = account('plain')
const phone = () =>
  shop.db
    .prepare('SELECT phone FROM member WHERE email = ?1')
    .bind(member.email)
    .first<string>('phone')

describe('[O10] the one field of the first step', () => {
  it('takes an e-mail address of a guest and of a member alike: it reveals nothing', async () => {
    const answers = await Promise.all(
      ['yabanci@ornek.test', member.email].map(async (email) => {
        const visitor = await withCart()
        const answer = await visitor.post('/order', { email, adim: 'konuk', ...formKey() })
        const page = await pageOf(visitor.follow(answer))
        return [answer.headers.get('location'), page.main.text.replaceAll(email, '')]
      }),
    )
    expect(answers[0]?.[0]).toBe('/order/adres')
    expect(answers[0]).toEqual(answers[1])
  })

  it('signs a member in by e-mail or by phone, also where Enter is pressed in the password', async () => {
    const { password } = member
    for (const email of [member.email, `+${await phone()}`])
      for (const step of [{ adim: 'uye' }, {} as Record<string, string>]) {
        const visitor = await withCart()
        const answer = await visitor.post('/order', { email, password, ...step, ...formKey() })
        expect([email, answer.status, answer.headers.get('location')]).toEqual([
          email,
          303,
          '/order/adres',
        ])
        expect((await pageOf(visitor.get('/order'))).main.text).toContain('Merhaba')
      }
  })

  it('[O09] lets script open the next step in place for a guest, and the whole page for a member', async () => {
    const { email, password } = member
    const wholeFor = async (fields: Record<string, string>) => {
      const visitor = await withCart()
      const headers = { 'X-Form': '1' }
      const answer = await visitor.post('/order', { email, ...fields, ...formKey() }, { headers })
      expect(answer.headers.get('x-leads-to')).toBe('/order/adres')
      return answer.headers.get('x-leads-whole')
    }
    expect(await wholeFor({ adim: 'konuk', password: 'yazıldı' })).toBe(null)
    expect(await wholeFor({ adim: 'uye', password })).toBe('1')
  })

  it('needs an e-mail address of a guest, whose password stays in no answer', async () => {
    const visitor = await withCart()
    const send = async (email: string) => {
      const sent = { email, password: 'gizli-sifre', adim: 'konuk', ...formKey() }
      const answer = await visitor.post('/order', sent)
      return { status: answer.status, html: await answer.text() }
    }
    const byPhone = await send('0532 000 00 01')
    expect(byPhone.status).toBe(422)
    expect(byPhone.html).toContain('Üye olmadan devam etmek için e-posta adresinizi yazın')
    expect(byPhone.html).not.toContain('gizli-sifre')
    expect((await send('konuk')).html).toContain('Bir e-posta adresi ya da telefon numarası yazın')
  })
})

describe('[O11] the first address', () => {
  const { city_code: _, town_code: _town, district_code: _district, ...unplaced } = homeAddress
  const typed = { id: '0', ...homeAddress }

  async function guest() {
    const visitor = await withCart()
    await visitor.post('/order', { email: 'konuk@ornek.test', ...formKey() })
    return visitor
  }

  it('is typed in the step, is delivered to and gets the invoice', async () => {
    const visitor = await guest()
    expect((await pageOf(visitor.get('/order/adres'))).main.fields('fullname')).toHaveLength(1)
    const saved = await visitor.post('/order/adres', { ...typed, ...formKey() })
    expect(saved.headers.get('location')).toBe('/order/odeme')
    const chosen = { cargo: '1', payment: '-1', ...formKey() }
    const confirm = await pageOf(visitor.follow(await visitor.post('/order/odeme', chosen)))
    expect(confirm.main.text.split('Deniz Sokağı 4 D.2').length).toBe(3)
    const step = await (await visitor.get('/order/adres')).text()
    expect(fieldIn(step, 'delivery')).not.toBe('')
  })

  it('shows its errors in the step, with what was typed', async () => {
    const visitor = await guest()
    const answer = await visitor.post('/order/adres', { id: '0', ...unplaced, ...formKey() })
    expect(answer.status).toBe(422)
    const page = await pageOf(answer)
    expect(page.main.text).toContain('Şunları düzeltin')
    expect(page.main.text).toContain('Sipariş özeti')
    expect(page.field('fullname').value).toBe('Ayla Yurt')
  })

  it('stays in the step while its region is chosen without script', async () => {
    const visitor = await guest()
    const answer = await visitor.post('/order/adres', { ...typed, adim: 'ileri', ...formKey() })
    expect(answer.headers.get('location')).toBe('/order/adres?taslak=1#regions')
    const page = await pageOf(visitor.follow(answer))
    expect(page.field('town_code').value).toBe(homeAddress.town_code)
    expect(page.field('fullname').value).toBe('Ayla Yurt')
  })
})
