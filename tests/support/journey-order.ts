import type { Page } from '@playwright/test'
import { fieldIn, formKey } from './buyer'
import { homeAddress } from './home-address'

/** Brings the guest of a page, who has a cart, to the last step of an order: paid by transfer, delivered to İzmir. */
export async function toConfirmPage(page: Page): Promise<void> {
  const origin = new URL(page.url()).origin
  const send = async (to: string, form: Record<string, string>) => {
    const answer = await page.request.post(to, {
      form: { ...form, ...formKey() },
      headers: { origin },
    })
    return answer.text()
  }
  await send('/order', { email: 'konuk@ornek.test' })
  const chosen = await send('/adres/kayit', { ...homeAddress, donus: '/order/adres' })
  await send('/order/adres', { delivery: fieldIn(chosen, 'delivery'), ayni: '1' })
  await send('/order/odeme', { cargo: '1', payment: '-1' })
  await page.goto('/order/onay')
}
