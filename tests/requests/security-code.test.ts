import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pageOf, readPage } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'
import type { Visitor } from '../support/visitor'

/* The security code of the second backend, which belongs to the cookies that it was requested with. */

const codeText = 'Lütfen güvenlik kodunu doğru girin.'
const needed = 'Güvenlik kodu: Bundan sonra giriş için güvenlik kodu da gerekiyor.'
const mainOf = async (answer: Response) => readPage(await answer.text()).main.text
/** For a shop that takes orders: another says so where an order begins. */
const itOrders = (mode: 'full' | 'section7') => it.runIf(mode === 'full')

describe.each(['full', 'section7'] as const)('the security code of a shop in mode %s', (mode) => {
  let shop: PlatformShop
  beforeAll(async () => {
    // The shop's own pages would take over the order.
    shop = await openPlatformShop({ mode }, { PLATFORM_PAGES: 'none' })
  })
  afterAll(() => shop.close())

  const page = '/uye-girisi-sayfasi'
  const latestCode = () => shop.platform.securityCodes().at(-1) ?? ''
  const hasPicture = (html: string) => /<img[^>]*src="data:image\/png;base64,/.test(html)
  const signIn = (visitor: Visitor, more: Record<string, string> = {}) => {
    const { email, password } = shop.platform.accounts.plain
    return visitor.post(page, { username: email, password, tip: 'eposta', ...more })
  }
  const failThrice = async (visitor: Visitor) => {
    await visitor.get(page)
    for (let time = 0; time < 2; time += 1) await signIn(visitor, { password: 'yanlış' })
    return (await signIn(visitor, { password: 'yanlış' })).text()
  }

  it('[L07] [Z30] three wrong passwords do not lock a member out', async () => {
    const visitor = shop.visitor()
    expect(hasPicture(await failThrice(visitor))).toBe(true)
    const done = await signIn(visitor, { security_code: latestCode() })
    expect(done.status).toBe(303)
  })

  it('[L07] a wrong code is followed by another one', async () => {
    const visitor = shop.visitor()
    await failThrice(visitor)
    const first = latestCode()
    const repeated = await signIn(visitor, { security_code: '1' })
    expect([repeated.status, hasPicture(await repeated.text())]).toEqual([403, true])
    expect(latestCode()).not.toBe(first)
    expect((await signIn(visitor, { security_code: latestCode() })).status).toBe(303)
  })

  it('[L07] a refusal tells whether the password or the code failed, where it stays', async () => {
    const passwordText = 'E-posta ya da şifre hatalı. Güvenlik kodu gerekli.'
    const visitor = await shop.buyer()
    const first = readPage(await failThrice(visitor)).main.text
    expect(first).toContain(`Şunları düzeltin ${passwordText} ${needed}`)
    const wrongCode = await mainOf(await signIn(visitor, { security_code: '1' }))
    expect(wrongCode).toContain(codeText)
    expect(wrongCode).not.toContain('şifre hatalı')
    const wrong = { password: 'yanlış', security_code: latestCode() }
    expect(await mainOf(await signIn(visitor, wrong))).toContain(passwordText)
  })

  itOrders(mode)('[L07] it does so at the order’s first step', async () => {
    const buyer = await shop.buyer()
    await failThrice(buyer)
    const { email: username } = shop.platform.accounts.plain
    const order = { adim: 'uye', email: username, password: 'yanlış' }
    const noCode = await mainOf(await buyer.post('/order', order))
    expect(noCode).toContain(`Şunları düzeltin ${codeText} ${needed}`)
    const ordering = await mainOf(await buyer.post('/order', { ...order, security_code: '1' }))
    expect(ordering).toContain(`Güvenlik kodu: ${codeText}`)
  })

  it('[L07] the code is shown too on a page that is opened later', async () => {
    const visitor = shop.visitor()
    await failThrice(visitor)
    expect(hasPicture(await (await visitor.get(page)).text())).toBe(true)
    expect((await signIn(visitor, { security_code: latestCode() })).status).toBe(303)
  })

  itOrders(mode)('[L07] and at the order’s first step, beside the one field', async () => {
    const visitor = await shop.buyer()
    await failThrice(visitor)
    const { main } = await pageOf(visitor.get('/order'))
    const codes = main.elements('form').map((form) => form.fields('security_code').length)
    expect(codes).toEqual([1])
    const { email: username, password } = shop.platform.accounts.plain
    const fields = { adim: 'uye', email: username, password, security_code: latestCode() }
    expect((await visitor.post('/order', fields)).status).toBe(303)
  })

  it('[L07] [L12] and where a password is changed, once the shop wants one', async () => {
    const visitor = shop.visitor()
    await signIn(visitor)
    const change = '/sifre-degistir'
    const codes = async () => (await pageOf(visitor.get(change))).main.fields('security_code')
    expect(await codes()).toEqual([])
    shop.platform.setSettings({ codeAt: ['/api/v1/customer/update/password'] })
    const { password } = shop.platform.accounts.plain
    const repeated = 'Kekik-2027!'
    const fields = { password_old: password, password_new: repeated, password_new_again: repeated }
    const refused = await pageOf(visitor.post(change, fields))
    expect(refused.main.fields('security_code')).toHaveLength(1)
    expect(await codes()).toHaveLength(1)
    const done = await visitor.post(change, { ...fields, security_code: latestCode() })
    shop.platform.setSettings({ codeAt: [] })
    const back = { password_old: repeated, password_new: password, password_new_again: password }
    expect([done.status, (await visitor.post(change, back)).status]).toEqual([303, 303])
  })

  itOrders(mode)('[L07] the checkout’s sign-in asks for it too', async () => {
    const visitor = await shop.buyer()
    const { email: username, password } = shop.platform.accounts.plain
    const fields = { adim: 'uye', email: username }
    let html = ''
    for (let time = 0; time < 3; time += 1)
      html = await (await visitor.post('/order', { ...fields, password: 'yanlış' })).text()
    expect(hasPicture(html)).toBe(true)
    const done = await visitor.post('/order', { ...fields, password, security_code: latestCode() })
    expect(done.status).toBe(303)
  })

  it('[L07] another code is shown without sending anything, and what was typed stays', async () => {
    const visitor = shop.visitor()
    await failThrice(visitor)
    const [first, requested] = [latestCode(), shop.platform.requests.length]
    const response = await signIn(visitor, { security_code: '1', kod: 'yeni' })
    const html = await response.text()
    expect(latestCode()).not.toBe(first)
    expect(hasPicture(html)).toBe(true)
    const { main } = readPage(html)
    expect(main.field('username').value).toBe(shop.platform.accounts.plain.email)
    expect(main.field('security_code').value).toBe('')
    const sent = shop.platform.requests.slice(requested).map((one) => one.path)
    expect(sent.filter((path) => path.includes('authentication/login'))).toEqual([])
    expect((await signIn(visitor, { security_code: latestCode() })).status).toBe(303)
  })

  it('[L07] [T92] the code can be heard by its own visitor, and nothing else can be requested', async () => {
    const visitor = shop.visitor()
    await failThrice(visitor)
    const sound = '/guvenlik-kodu/ses'
    const answer = await visitor.get(`${sound}?path=/img/a.png`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/wav'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const requested = shop.platform.requests.length
    expect((await shop.visitor().get(`${sound}?path=/SecCode.php?audio=1`)).status).toBe(404)
    expect(shop.platform.requests.slice(requested).map(({ path }) => path)).toEqual([])
    await signIn(visitor, { security_code: latestCode() })
    expect((await visitor.get(sound)).status).toBe(404)
  })
})

const person = {
  name: 'Ada',
  surname: 'Yurt',
  email: 'kodlu@ornek.test',
  mobile_phone: '5329991199',
  password: 'Uzun-Bir-Cumle-7',
  password_again: 'Uzun-Bir-Cumle-7',
  kvkk: '1',
  privacy: '1',
}

describe.each(['full', 'section7'] as const)('a shop in mode %s that demands a code', (mode) => {
  let shop: PlatformShop
  beforeAll(async () => {
    const settings = { demandCode: true }
    shop = await openPlatformShop({ mode, settings }, { PLATFORM_PAGES: 'none' })
  })
  afterAll(() => shop.close())
  const latestCode = () => shop.platform.securityCodes().at(-1) ?? ''
  const hasCode = async (answer: Response) =>
    (await answer.text()).includes('src="data:image/png;base64,')

  it('[R07] asks for it at the registration', async () => {
    const visitor = shop.visitor()
    const { main } = await pageOf(visitor.get('/uye-kayit'))
    expect(main.fields('security_code').length).toBe(1)
    const wrong = await visitor.post('/uye-kayit', { ...person, security_code: '1' })
    expect([wrong.status, await hasCode(wrong)]).toEqual([422, true])
    const other = await visitor.post('/uye-kayit', { ...person, security_code: '', kod: 'yeni' })
    expect(readPage(await other.text()).main.field('email').value).toBe(person.email)
    const done = await visitor.post('/uye-kayit', { ...person, security_code: latestCode() })
    expect(done.status).toBe(303)
  })

  it.runIf(mode === 'full')('[L07] asks for it where a password is forgotten', async () => {
    const visitor = shop.visitor()
    await visitor.get('/uye-sifre-hatirlat')
    const sent = (security_code: string) =>
      visitor.post('/uye-sifre-hatirlat', { name: 'zeynep@kekikcinar.test', security_code })
    expect((await sent('1')).status).toBe(422)
    expect((await sent(latestCode())).status).toBe(200)
  })

  it('[R05] [L07] asks for it on the newsletter’s own page', async () => {
    const visitor = shop.visitor()
    const fields = { email: `bulten.${mode}@ornek.test` }
    const refused = await visitor.post('/bulten', fields)
    expect([refused.status, await hasCode(refused)]).toEqual([422, true])
    expect(await hasCode(await visitor.get('/bulten'))).toBe(true)
    const done = await visitor.post('/bulten', { ...fields, security_code: latestCode() })
    expect(done.status).toBe(303)
  })

  it.runIf(mode === 'section7')('[O02] begins no order, and says so', async () => {
    const answer = await (await shop.buyer()).get('/order')
    expect([answer.status, await mainOf(answer)]).toEqual([
      501,
      expect.stringContaining('Bu mağaza burada sipariş almıyor'),
    ])
  })

  itOrders(mode)('[L14] [L07] asks a guest for it at the order’s first step', async () => {
    const visitor = await shop.buyer()
    const fields = { email: 'konuk@ornek.test' }
    const refused = await visitor.post('/order', fields)
    expect([refused.status, await hasCode(refused)]).toEqual([422, true])
    const { main } = await pageOf(visitor.get('/order'))
    const codes = main.elements('form').map((form) => form.fields('security_code').length)
    expect(codes).toEqual([1])
    const done = await visitor.post('/order', { ...fields, security_code: latestCode() })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/order/adres'])
  })
})

describe('a shop that cannot show its code', () => {
  let shop: PlatformShop
  beforeAll(async () => {
    shop = await openPlatformShop({ mode: 'nonsense' })
  })
  beforeEach(() => {
    shop.platform.clearFaults()
    shop.platform.setMissing()
  })
  afterAll(() => shop.close())

  const page = '/uye-girisi-sayfasi'
  const failedThrice = async (visitor: Visitor, after = () => {}) => {
    const username = shop.platform.accounts.plain.email
    const signIn = () => visitor.post(page, { username, password: 'yanlış', tip: 'eposta' })
    for (let time = 0; time < 2; time += 1) await signIn()
    after()
    return (await signIn()).text()
  }

  it('[L07] [Z30] has the platform’s own picture where the call is missing', async () => {
    const visitor = shop.visitor()
    const html = await failedThrice(visitor, () => shop.platform.setMissing(30))
    expect(html).toContain('src="data:image/png;base64,')
    const { email: username, password } = shop.platform.accounts.plain
    const security_code = shop.platform.securityCodes().at(-1) ?? ''
    const done = await visitor.post(page, { username, password, tip: 'eposta', security_code })
    expect(done.status).toBe(303)
  })

  it('[L07] says so, offers another one, and leads to its own page without asking for it', async () => {
    const visitor = shop.visitor()
    const html = await failedThrice(visitor, () => {
      shop.platform.fault('/api/v1/security/captcha', 'html')
      shop.platform.fault('/SecCode.php', 'html')
    })
    for (const { main } of [readPage(html), await pageOf(visitor.get(page))]) {
      expect(main.text).toContain('Resim şu an gösterilemiyor; başka bir kod isteyin')
      expect(main.text).not.toContain('Resimdeki karakterleri yazın')
      expect(main.getByRole('button', 'Başka bir kod göster')).toBeDefined()
      expect(main.field('security_code').attribute('required')).toBeUndefined()
      const link = main.getByRole('link', 'Mağazanın kendi sitesine git')
      expect(link.attribute('href')).toBe('/devam?sayfa=signIn')
    }
    const there = await pageOf(visitor.get('/devam?sayfa=signIn'))
    const link = there.main.getByRole('link', /adresine git$/)
    expect(link.attribute('href')).toBe(shop.platform.origin + page)
  })
})
