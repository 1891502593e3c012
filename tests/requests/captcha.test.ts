import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CaptchaShop, openCaptchaShop, turnstile } from '../support/captcha-provider'
import { errorSummary } from '../support/page/error-summary'
import { readPage } from '../support/page/page'
import type { Visitor } from '../support/visitor'

/* Turnstile by setting, before the second backend. */

const signInPage = '/uye-girisi-sayfasi'
const refusedText = 'Doğrulama kabul edilmedi, lütfen yeniden deneyin'
const unreachableText = 'Doğrulama şu anda yapılamıyor, lütfen biraz sonra yeniden deneyin'
const neededText = 'Robot olmadığınızı doğrulayın'
const provider = 'https://challenges.cloudflare.com'

let shop: CaptchaShop
let count = 0
/** A response that the provider has not seen. */
const fresh = (): Record<string, string> => {
  count += 1
  return { 'g-recaptcha-response': `human-${count}` }
}
const latestCode = () => shop.platform.securityCodes().at(-1) ?? ''
const requestsTo = (path: string) =>
  shop.platform.requests.filter((one) => one.path.includes(path)).length
const widgetIn = (html: string) => /data-behavior="captcha"/.test(html)
const hasPicture = (html: string) => html.includes('src="data:image/png;base64,')
const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? ''

const person = (ending: string) => ({
  name: 'Ada',
  surname: 'Yurt',
  email: `robot${ending}@ornek.test`,
  mobile_phone: `53299922${ending}`,
  password: 'Uzun-Bir-Cumle-7',
  password_again: 'Uzun-Bir-Cumle-7',
  kvkk: '1',
  privacy: '1',
})

describe('a provider’s captcha', () => {
  beforeAll(async () => {
    shop = await openCaptchaShop({ mode: 'full' })
  })
  afterAll(() => shop.close())
  beforeEach(() => {
    shop.setProvider('up')
    shop.verified.length = 0
  })

  it('[R07] [L07] is verified once for each registration, with the secret, and the address of the form says nothing', async () => {
    const visitor = shop.visitor()
    const html = await (await visitor.get('/uye-kayit')).text()
    expect(widgetIn(html)).toBe(true)
    expect(html).toContain(`data-site-key="${turnstile.CAPTCHA_SITE_KEY}"`)
    expect(html).not.toContain(turnstile.CAPTCHA_SECRET)
    const proof = fresh()
    const done = await visitor.post('/uye-kayit', { ...person('11'), ...proof })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/'])
    expect(shop.verified.map((one) => [one.get('secret'), one.get('response')])).toEqual([
      [turnstile.CAPTCHA_SECRET, proof['g-recaptcha-response']],
    ])
  })

  it.each([
    ['none', {}, 'up', neededText],
    ['one of a bot', { 'g-recaptcha-response': 'bot' }, 'up', refusedText],
    ['one that cannot be verified', { 'g-recaptcha-response': 'human' }, 'down', unreachableText],
    ['a code that nobody asked for', { security_code: '12345' }, 'up', neededText],
  ] as const)(
    '[R07] [T93] with %s nothing is sent, and what was typed stays',
    async (_, proof, state, text) => {
      shop.setProvider(state)
      const visitor = shop.visitor()
      await visitor.get('/uye-kayit')
      const before = requestsTo('/authentication/register')
      const refused = await visitor.post('/uye-kayit', { ...person('12'), ...proof })
      const html = await refused.text()
      expect(refused.status).toBe(422)
      expect(errorSummary(html)['register-security_code']).toContain(text)
      expect(readPage(html).main.field('email').value).toBe(person('12').email)
      expect(widgetIn(html)).toBe(true)
      expect(requestsTo('/authentication/register')).toBe(before)
    },
  )

  it('[T93] a response that was used is refused, here and by another visitor', async () => {
    const proof = fresh()
    expect((await shop.visitor().post('/uye-kayit', { ...person('13'), ...proof })).status).toBe(
      303,
    )
    const repeated = await shop.visitor().post('/uye-kayit', { ...person('14'), ...proof })
    expect(repeated.status).toBe(422)
    expect(await repeated.text()).toContain(refusedText)
  })

  it('[L07] without script a form says how to go on where the shop has no code of its own', async () => {
    const { main } = readPage(await (await shop.visitor().get('/uye-kayit')).text())
    expect(main.text).toContain('JavaScript')
    expect(main.getByRole('link', 'Bize yazın').href).toBe('/iletisim')
  })

  it('[L07] a forgotten password needs a response, or the shop’s own code', async () => {
    const visitor = shop.visitor()
    const fields = { name: shop.platform.accounts.plain.email }
    const page = '/uye-sifre-hatirlat'
    expect((await visitor.post(page, fields)).status).toBe(422)
    expect((await visitor.post(page, { ...fields, ...fresh() })).status).toBe(200)
    const other = shop.visitor()
    const html = await (await other.get(page)).text()
    expect([widgetIn(html), hasPicture(html)]).toEqual([true, true])
    expect((await other.post(page, { ...fields, security_code: latestCode() })).status).toBe(200)
  })

  it('[L07] [T93] the policy admits the provider on the pages of its forms alone', async () => {
    const visitor = shop.visitor()
    for (const page of [signInPage, '/uye-kayit', '/uye-sifre-hatirlat', '/bulten']) {
      const policy = policyOf(await visitor.get(page))
      expect(policy).toContain(`frame-src ${provider}`)
      expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/)
      expect(policy).toContain("default-src 'none'")
    }
    for (const page of ['/', '/sepet', '/iletisim']) {
      const policy = policyOf(await visitor.get(page))
      expect(policy).not.toContain(provider)
      expect(policy).toContain("require-trusted-types-for 'script'")
    }
  })
})

describe.each(['full', 'section7'] as const)('a provider before a shop in mode %s', (mode) => {
  beforeAll(async () => {
    shop = await openCaptchaShop({ mode, settings: { demandCode: true } }, mode === 'section7')
  })
  afterAll(() => shop.close())
  beforeEach(() => {
    shop.setProvider('up')
    shop.verified.length = 0
  })

  const signIn = (visitor: Visitor, more: Record<string, string> = {}) => {
    const { email, password } = shop.platform.accounts.plain
    return visitor.post(signInPage, { username: email, password, tip: 'eposta', ...more })
  }
  const failThrice = async () => {
    const visitor = shop.visitor()
    let html = ''
    for (let time = 0; time < 3; time += 1)
      html = await (await signIn(visitor, { password: 'yanlış' })).text()
    return { visitor, html }
  }

  it('[L07] three wrong passwords show the widget with the shop’s own code, which lets a member in without script', async () => {
    const { visitor, html } = await failThrice()
    expect([widgetIn(html), hasPicture(html)]).toEqual([true, true])
    expect(shop.verified).toEqual([])
    expect((await signIn(visitor, { security_code: latestCode() })).status).toBe(303)
  })

  it('[L07] a shop that does not know the provider asks for its own code, which lets the member in', async () => {
    const { visitor } = await failThrice()
    const refused = await signIn(visitor, fresh())
    const html = await refused.text()
    expect([refused.status, widgetIn(html), hasPicture(html)]).toEqual([403, false, true])
    expect(readPage(html).main.field('username').value).toBe(shop.platform.accounts.plain.email)
    expect((await signIn(visitor, { security_code: latestCode() })).status).toBe(303)
  })

  it('[L07] [T93] a captcha that is refused sends no password to the shop', async () => {
    const { visitor } = await failThrice()
    const before = requestsTo('/authentication/login')
    for (const state of ['refusing', 'down'] as const) {
      shop.setProvider(state)
      const refused = await signIn(visitor, fresh())
      expect(refused.status).toBe(422)
      expect(await refused.text()).toContain(state === 'down' ? unreachableText : refusedText)
    }
    expect((await signIn(visitor)).status).toBe(422)
    expect(requestsTo('/authentication/login')).toBe(before)
    expect((await signIn(visitor, { security_code: latestCode() })).status).toBe(303)
  })

  it('[R07] a registration for which the shop demands its own code takes it', async () => {
    const visitor = shop.visitor()
    const html = await (await visitor.get('/uye-kayit')).text()
    expect([widgetIn(html), hasPicture(html)]).toEqual([true, true])
    const fields = { ...person('15'), security_code: latestCode() }
    expect((await visitor.post('/uye-kayit', fields)).status).toBe(303)
  })

  it('[R05] [L14] the newsletter and the order ask for it once the shop does', async () => {
    const visitor = await shop.buyer()
    for (const page of ['/bulten', '/order']) {
      const email = `konuk${page.replace('/', '.')}@ornek.test`
      const refused = await visitor.post(page, { email })
      const html = await refused.text()
      expect([page, refused.status, widgetIn(html)]).toEqual([page, 422, true])
      const done = await visitor.post(page, { email, security_code: latestCode() })
      expect([page, done.status]).toEqual([page, 303])
    }
  })
})
