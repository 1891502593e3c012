import type { Page } from '@playwright/test'
import { fieldIn, formKey } from './buyer'
import { homeAddress } from './home-address'

/** Sends a form beside a page, as its visitor. @returns the page that it leads to */
async function send(page: Page, to: string, form: Record<string, string>): Promise<string> {
  const { origin } = new URL(page.url())
  const answer = await page.request.post(to, {
    form: { ...form, ...formKey() },
    headers: { origin },
  })
  return answer.text()
}

/** Gives the order of a page's visitor an address in İzmir; a guest's e-mail address stands before it. */
async function giveAddress(page: Page): Promise<void> {
  const chosen = await send(page, '/adres/kayit', { ...homeAddress, donus: '/order/adres' })
  await send(page, '/order/adres', { delivery: fieldIn(chosen, 'delivery'), ayni: '1' })
}

const byTransfer = { cargo: '1', payment: '-1' }

async function beGuest(page: Page): Promise<void> {
  await send(page, '/order', { email: 'konuk@ornek.test' })
  await giveAddress(page)
}

/** Brings the guest of a page, who has a cart, to where delivery and payment are chosen. */
export async function toMethodsPage(page: Page): Promise<void> {
  await beGuest(page)
  await page.goto('/order/odeme')
}

/**
 * Brings the guest of a page, who has a cart, to the last step of an order: paid by transfer, delivered to İzmir. Back
 * leads to the page before.
 */
export async function toConfirmPage(page: Page): Promise<void> {
  await beGuest(page)
  await send(page, '/order/odeme', byTransfer)
  await page.goto('/order/onay')
}

/** Orders what the member of a page has in the cart. */
export async function placeOrder(page: Page): Promise<void> {
  await giveAddress(page)
  const html = await send(page, '/order/odeme', byTransfer)
  await send(page, '/order/onay', { agreement: '1', mark: fieldIn(html, 'mark') })
}
