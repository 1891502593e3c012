import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fillCart } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { account, signIn } from '../support/member'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
let posted: { path: string; form: URLSearchParams }[] = []
/** A backend that records posted bodies. */
const backend: NonNullable<Parameters<typeof openWorkers>[0]>['backend'] = async (
  request,
  pass,
) => {
  const { pathname } = new URL(request.url)
  if (request.method === 'POST')
    posted.push({ path: pathname, form: new URLSearchParams(await request.clone().text()) })
  return pass(request)
}
beforeAll(async () => {
  shop = await openWorkers({ backend })
})
afterAll(() => shop.close())
beforeEach(() => {
  posted = []
})

const captcha = { 'g-recaptcha-response': 'human' }
const both = { ...captcha, security_code: '7' }
const secret = 'yepyeni bir parola 7'
const next = { password_new: secret, password_new_again: secret }

/** Which of the two fields the call at a path received. */
function proofTo(path: string) {
  const { form } = posted.findLast((one) => one.path.includes(path)) ?? {}
  return [form?.get('g-recaptcha-response'), form?.has('security_code')]
}

const own = (kind: 'plain' | 'expired') => ({ password_old: account(kind).password, ...next })
const person = {
  name: 'Ada',
  surname: 'Yurt',
  email: 'ada.yurt@ornek.test',
  mobile_phone: '5329990022',
  password: secret,
  password_again: secret,
  kvkk: '1',
}

/** The role that sends a form, its page, its fields, and the resulting call. */
const forms: [string, 'guest' | 'plain' | 'expired', Record<string, string>, string][] = [
  ['/order', 'guest', { adim: 'uye', email: account('plain').email, password: 'x' }, 'order-login'],
  ['/order', 'guest', { email: 'konuk@ornek.test' }, 'login-nomembership'],
  ['/uye-sifre-hatirlat', 'guest', { name: 'konuk@ornek.test' }, 'forgot-password'],
  ['/sifre-degistir', 'expired', own('expired'), 'authentication/change-password'],
  ['/sifre-degistir', 'plain', { ...own('plain'), password_old: 'yanlış' }, 'update/password'],
  ['/uye-kayit', 'guest', person, 'authentication/register'],
  ['/uye-kayit', 'guest', { ...person, tur: 'hizli' }, 'register/quick'],
  ['/tek-kullanimlik-kod', 'guest', { phone: '5329990033' }, 'otp-request'],
  ['/bulten', 'guest', { email: 'konuk@ornek.test' }, 'subscribeNewsletter'],
]

describe('[L07] a captcha’s response is sent instead of the code', () => {
  it.each(forms)('%s (%s): %o to %s', async (page, role, fields, call) => {
    const visitor = shop.visitor()
    if (role !== 'guest') await signIn(visitor, role)
    if (page === '/order') {
      const { id } = await demoProduct(shop.db, 'addsQuietly')
      await fillCart(visitor, [{ productId: String(id), quantity: '1' }])
    }
    await visitor.post(page, { ...fields, ...both })
    expect(proofTo(call)).toEqual(['human', false])
    posted = []
    await visitor.post(page, fields)
    expect(posted.filter(({ form }) => form.has('g-recaptcha-response'))).toEqual([])
  })

  it('with a one-time code', async () => {
    const visitor = shop.visitor()
    const page = '/tek-kullanimlik-kod'
    await visitor.post(page, { phone: account('plain').phone })
    await visitor.post(page, { adim: 'dogrula', otp: '123456', ...both })
    expect(proofTo('otp-validate')).toEqual(['human', false])
  })

  it('[R07] at a registration with a code', async () => {
    const asking = await openWorkers({ backend })
    await asking.db.exec(
      `INSERT OR REPLACE INTO setting (name, value) VALUES ('REGISTER_CAPTCHA', '1')`,
    )
    await asking.visitor().post('/uye-kayit', { ...person, ...captcha })
    expect(proofTo('authentication/register')).toEqual(['human', false])
    await asking.close()
  })
})
