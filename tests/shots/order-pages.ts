import type { Page } from '@playwright/test'
import { hrefOf, type PageName } from '../../app/site-map'
import { homeAddress } from '../support/home-address'
import { sendForm } from '../support/send-form'
import { asMember, type Before, hydratePage, type Shot, withCart } from './shot'

const press = async (page: Page) => {
  await page.locator('main form .button-main').last().click()
  await page.waitForLoadState('networkidle')
}

/** A step opens in the same document. */
const next = async (page: Page) => {
  const step = page.url()
  await page.locator('main form .button-main').last().click()
  await page.waitForURL((url) => url.href !== step, { waitUntil: 'commit' })
  await page.waitForLoadState('networkidle')
}

/** A guest at the second step: a cart, an e-mail address and a place to deliver to. */
const atAddress: Before = async (page, fixtures, origin) => {
  await withCart(2)(page, fixtures, origin)
  await page.goto(`${origin}/order`)
  await sendForm(page, origin, '/order', { email: 'ayla@ornek.test' })
  await page.goto(`${origin}/adres/kayit`)
  await sendForm(page, origin, '/adres/kayit', homeAddress)
  await page.goto(`${origin}/order/adres`)
}

const chooseAddress = async (page: Page) => {
  await page.locator('main input[name="delivery"]').first().check()
  await next(page)
}

const chooseMethods = async (page: Page) => {
  await chooseAddress(page)
  await page.locator('main input[name="cargo"]').first().check()
  await page.locator('main input[name="payment"]').first().check()
  await next(page)
}

const order = async (page: Page) => {
  await chooseMethods(page)
  await page.locator('main input[name="agreement"]').check()
  await next(page)
}

const pay = async (page: Page) => {
  await order(page)
  await page.locator('button[value="onay"]').click()
  await page.waitForURL(/sonuc/)
  await page.waitForLoadState('networkidle')
}

const document = async (page: Page) => {
  await chooseMethods(page)
  await page.goto(new URL('/order/belge?tur=satis', page.url()).href)
}

const documentWindow = async (page: Page) => {
  await chooseMethods(page)
  await hydratePage(page)
  await page.locator('main .documents a').last().click()
  await page.locator('dialog[open]').waitFor()
  await page.locator('dialog[open] .late-part').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
}

const steps: [string, ((page: Page) => Promise<void>)?][] = [
  ['address'],
  ['ways', chooseAddress],
  ['confirm', chooseMethods],
  ['document', document],
  ['payment', order],
  ['thanks', pay],
]

/** The checkout steps, and pages that only mails, codes and providers link to. */
export const orderPages: Shot[] = [
  ...steps.map(
    ([state, act]): Shot => ({
      page: 'steps',
      state,
      path: () => '/order/adres',
      before: atAddress,
      ...(act && { after: { needsScript: false, act } }),
    }),
  ),
  {
    page: 'steps',
    state: 'document in a window',
    path: () => '/order/adres',
    before: atAddress,
    after: { needsScript: true, act: documentWindow },
    screen: true,
  },
  ...(
    [
      ['activation', 'sign-in by phone', { tip: 'telefon' }, 'signIn'],
      ['activation', 'sign-in by vendor code', { tip: 'bayi' }, 'signIn'],
      ['activation', 'one-time code', {}, 'oneTimeCode'],
      ['activation', 'mail was sent', {}, 'activation'],
      ['activation', 'membership', { activation: 'membership', id: '1', token: 'a' }, 'activation'],
      ['activation', 'bad link', { activation: 'x' }, 'activation'],
      [
        'activation',
        'reset password',
        { token: 'abcdefabcdefabcdefabcdefabcdef12' },
        'resetPassword',
      ],
      ['activation', 'no profile waits', {}, 'completeProfile'],
      ['activation', 'signed out', {}, 'signedOut'],
    ] satisfies [string, string, Record<string, string>, PageName][]
  ).map(
    ([page, state, query, name]): Shot => ({
      page,
      state,
      path: ({ language }) => hrefOf(name, language, query),
    }),
  ),
  {
    page: 'activation',
    state: 'profile to be completed',
    path: () => '/sosyal-giris?platform=facebook',
    after: {
      needsScript: false,
      act: async (page) => {
        await page.getByRole('button', { name: 'Umut Şen' }).click()
        await page.waitForLoadState('networkidle')
      },
    },
  },
  {
    page: 'activation',
    state: 'return sent empty',
    path: ({ language }) => hrefOf('orderReturn', language, { siparis: '2600102877' }),
    before: asMember('plain'),
    after: { needsScript: false, act: press },
  },
]
