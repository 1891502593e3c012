import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, signIn } from '../support/member'
import { type Page, pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const empty = 'Bu alan boş bırakılamaz'
const tooLong = (max: number) => `En fazla ${max} karakter yazılabilir`

/** The text below a field that is marked as wrong; '' below any other. */
function errorAt(page: Page, name: string): string {
  const field = page.main.field(name)
  if (field.attribute('aria-invalid') !== 'true') return ''
  const ids = (field.attribute('aria-describedby') ?? '').split(' ')
  const own = ids.filter((id) => id.endsWith('-error'))
  return page
    .elements()
    .filter((one) => own.includes(one.attribute('id') ?? ''))
    .map(({ text }) => text)
    .join(' ')
}

describe('[A11] [X01] a Turkish phone number that is beside another wrong field', () => {
  it.each(['/uye-kayit', '/uye-kisisel-bilgileri', '/adres/kayit'])(
    'is refused at once by %s, with too many digits as with too few',
    async (path) => {
      const visitor = shop.visitor()
      if (path !== '/uye-kayit') await signIn(visitor)
      const send = (mobile_phone: string) =>
        pageOf(
          visitor.post(path, {
            ...{ mobile_phone, mobile_phone_country: 'TR', key: crypto.randomUUID() },
            ...(path === '/adres/kayit' ? { donus: '/adres', country_code: 'TR' } : {}),
          }),
        )
      for (const number of ['532 000 00 01 99', '+90 532 000 00 01 9', '532 000 00'])
        expect(errorAt(await send(number), 'mobile_phone'), number).toBe(empty)
      expect(errorAt(await send('0532 000 00 01'), 'mobile_phone')).toBe('')
      expect(errorAt(await send('+1 212 555 0100'), 'mobile_phone')).toBe('')
    },
  )
})

describe('[X01] [X02] what is too long is not called empty', () => {
  const signInPage = '/uye-girisi-sayfasi'
  const long = (count: number) => 'a'.repeat(count)
  const { email } = account('plain')
  it.each<[string, Record<string, string>, string, number]>([
    [signInPage, { tip: 'eposta', username: email, password: long(300) }, 'password', 256],
    [
      signInPage,
      { tip: 'eposta', username: `${long(250)}@a.test`, password: 'x' },
      'username',
      254,
    ],
    [signInPage, { tip: 'bayi', username: long(100), password: 'x' }, 'username', 64],
    ['/bulten', { email: `${long(250)}@a.test` }, 'email', 254],
    ['/siparis-takip', { number: '1'.repeat(41), email }, 'number', 40],
    [
      '/sifre-yenile',
      { token: long(40), password_new: 'uzun bir şifre 8', password_new_again: long(129) },
      'password_new_again',
      128,
    ],
  ])('at %s (%#)', async (path, fields, name, max) => {
    const page = await pageOf(shop.visitor().post(path, fields))
    expect(errorAt(page, name)).toBe(tooLong(max))
  })
})
