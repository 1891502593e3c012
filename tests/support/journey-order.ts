import type { Page } from '@playwright/test'
import { fieldIn, formKey } from './buyer'
import { shop } from './facts/shop-facts'
import { open } from './journey'
import { journeyAddress } from './journey-address'

/** Sends a form outside a page, as its visitor. @returns the resulting page */
async function send(page: Page, to: string, form: Record<string, string>): Promise<string> {
  const { origin } = new URL(page.url())
  const answer = await page.request.post(to, {
    form: { ...form, ...formKey() },
    headers: { origin },
    // An idle connection may be closed just as it is used; the form has a key.
    maxRetries: 2,
  })
  return answer.text()
}

/** Saves an address of a page's member. */
export async function saveAddress(page: Page): Promise<void> {
  await send(page, '/adres/kayit', journeyAddress)
}

/** Enters an address in İzmir for the order of a page's visitor, after an e-mail address for a guest. */
async function giveAddress(page: Page, more: Record<string, string> = {}): Promise<void> {
  const address = { ...journeyAddress, ...more, donus: '/order/adres' }
  const chosen = await send(page, '/adres/kayit', address)
  await send(page, '/order/adres', { delivery: fieldIn(chosen, 'delivery'), ayni: '1' })
}

const byTransfer = shop.transfer

async function beGuest(page: Page, email = 'konuk@ornek.test', mobile_phone = '') {
  await send(page, '/order', { email })
  await giveAddress(page, mobile_phone ? { mobile_phone } : {})
}

/** Brings the guest of a page with a cart to the choice of delivery and payment. */
export async function toMethodsPage(page: Page, email?: string): Promise<void> {
  await beGuest(page, email)
  await page.goto('/order/odeme')
}

/**
 * Brings the guest of a page with a cart to the last checkout step, with payment by transfer and delivery to İzmir.
 * Back leads to the previous page.
 */
export async function toConfirmPage(page: Page, email?: string, phone?: string): Promise<void> {
  await beGuest(page, email, phone)
  await send(page, '/order/odeme', byTransfer)
  await page.goto('/order/onay')
}

/** Brings the guest of a page with a cart to the last checkout step, with payment by card. */
export async function toCardConfirmPage(page: Page): Promise<void> {
  await beGuest(page)
  await send(page, '/order/odeme', { ...byTransfer, payment: '-2' })
  await page.goto('/order/onay')
}

/** Orders the cart of a page's member. */
export async function placeOrder(page: Page): Promise<void> {
  await giveAddress(page)
  const html = await send(page, '/order/odeme', byTransfer)
  await send(page, '/order/onay', { agreement: '1', mark: fieldIn(html, 'mark') })
}

/** Orders the cart of a page's guest by transfer, and opens the order by the link of its thanks page. */
export async function orderAndFollow(page: Page, script: boolean): Promise<void> {
  await toConfirmPage(page)
  await page.getByRole('checkbox', { name: /mesafeli satış sözleşmesini/ }).check()
  await page.getByRole('button', { name: 'Siparişi onayla' }).click()
  const follow = page.getByRole('link', { name: 'Siparişi izle' })
  await open(page, (await follow.getAttribute('href')) ?? '', script)
}
