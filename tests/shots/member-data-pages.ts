import type { Page } from '@playwright/test'
import { hrefOf, type PageName, productPages } from '../../app/site-map'
import { homeAddress } from '../support/home-address'
import { account } from '../support/member'
import { sendForm } from '../support/send-form'
import { asMember, type Before, type Shot } from './shot'

const kind = 'noConsent'

/** One address of each visible kind: a house, a company's, one abroad with long lines. */
const addresses: Record<string, string>[] = [
  homeAddress,
  {
    ...homeAddress,
    title: 'İş',
    is_company_active: '1',
    company: 'Ünal Kırtasiye ve Büro Malzemeleri Sanayi ve Ticaret Limited Şirketi',
    tax_office: 'Konak',
    tax_number: '1234567890',
    address: 'Atatürk Organize Sanayi Bölgesi, Onuncu Cadde 118, Kat 3, Daire 14',
  },
  { ...homeAddress, title: 'Annemin yazlığı', address: 'Kıyı Sokağı 7' },
]

/** Done only before the first of many pictures: all of them are of the same member. */
function once(make: Before): Before {
  let made: Promise<void> | undefined
  return (...given) => {
    made ??= make(...given)
    return made
  }
}

/** Saves the addresses with the address form. */
const withAddresses = once(async (page, _, origin) => {
  for (const address of addresses) {
    await page.goto(`${origin}/adres/kayit`)
    await sendForm(page, origin, '/adres/kayit', address)
  }
})

/** Saves two cards on the provider's page, like a member. */
const withCards = once(async (page, _, origin) => {
  for (const number of ['4111 1111 1111 1111', '5555 5555 5555 4444']) {
    await page.goto(`${origin}/kartlarim/ekle`)
    await typeCard(page, number)
    await page.getByRole('button').first().click()
    await page.waitForURL(/kartlarim/)
  }
})

async function typeCard(page: Page, number: string) {
  const card = { holder: 'İpek Ünal', number, expiry: '12/39', cvc: '123' }
  for (const [name, value] of Object.entries(card))
    await page.locator(`input[name="${name}"]`).fill(value)
}

/** Sets alarms for available products: each becomes a notification at once. */
const withNotifications = once(async (page, { products }, origin) => {
  for (const path of products.slice(0, 3)) {
    const action = `${productPages.alarm}${path}?tur=stock`
    await page.goto(origin + action)
    await sendForm(page, origin, action, { email: account(kind).email })
  }
})

/** Presses the button of a confirmation question on a page. */
const question = (selector: string): NonNullable<Shot['after']> => ({
  needsScript: false,
  act: (page) => page.locator(selector).first().click(),
})

const follows = (selector: string): NonNullable<Shot['after']> => ({
  needsScript: false,
  act: async (page) => {
    await page.locator(selector).first().click()
    await page.waitForLoadState('networkidle')
  },
})

const states: [string, PageName, Before, Shot['after']?, Record<string, string>?][] = [
  ['addresses', 'addresses', withAddresses],
  ['an address', 'addresses', withAddresses, follows('main a[href*="/adres/kayit?id="]')],
  ['a company', 'addresses', withAddresses, follows('main li:nth-child(2) a[href*="?id="]')],
  [
    'address to be removed',
    'addresses',
    withAddresses,
    question('main [popovertarget^="remove-address-"]'),
  ],
  ['cards', 'savedCards', withCards],
  ['card to be removed', 'savedCards', withCards, question('main [popovertarget^="remove-card-"]')],
  ['notifications', 'notifications', withNotifications],
]

/** A member's saved data, created by the forms; at 320 px too. */
export const memberDataPages: Shot[] = states.flatMap(([state, name, make, after]) => {
  const shot: Shot = {
    page: 'kept',
    state,
    path: ({ language }) => hrefOf(name, language),
    before: asMember(kind, make),
    ...(after && { after }),
  }
  return [shot, { ...shot, state: `${state} at 320 px`, view: { width: 320 } }]
})
