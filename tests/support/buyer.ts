import { homeAddress } from './home-address'
import { pageOf, readPage } from './page/page'
import type { Shop } from './two-workers'
import type { Visitor } from './visitor'

/** The hidden key of a form of the shop. */
export const formKey = () => ({ key: crypto.randomUUID() })

/** The value of a hidden or filled-in field of a page. */
export const fieldIn = (html: string, name: string): string =>
  readPage(html).fields(name)[0]?.value ?? ''

export type Wanted = { productId: string; variantId?: string; quantity?: string } & Record<
  string,
  string
>

/** Adds products to a visitor's cart. */
export async function fillCart(visitor: Visitor, wanted: Wanted[]): Promise<void> {
  for (const one of wanted)
    await visitor.post('/sepet/ekle', {
      quantity: '1',
      intent: 'add',
      back: '/',
      ...one,
      ...formKey(),
    })
}

/** Brings a visitor with a cart up to the last step of an order. @returns the last page */
export async function toConfirm(
  visitor: Visitor,
  payment: string,
  { cargo = '1', isMember = false } = {},
): Promise<string> {
  if (!isMember) await visitor.post('/order', { email: 'konuk@ornek.test', ...formKey() })
  const saved = await visitor.post('/adres/kayit', {
    ...homeAddress,
    donus: '/order/adres',
    ...formKey(),
  })
  const page = await (await visitor.follow(saved)).text()
  const delivery = fieldIn(page, 'delivery')
  await visitor.post('/order/adres', { delivery, ayni: '1', ...formKey() })
  const chosen = await visitor.post('/order/odeme', { cargo, payment, ...formKey() })
  return (await visitor.follow(chosen)).text()
}

/** A guest with these products, up to the last step of an order. */
export async function readyBuyer(
  shop: Shop,
  wanted: Wanted[],
  payment: string,
): Promise<{ visitor: Visitor; html: string }> {
  const visitor = shop.visitor()
  await fillCart(visitor, wanted)
  return { visitor, html: await toConfirm(visitor, payment) }
}

/** Presses "place the order" on a confirm page. @returns where it leads */
export async function placeOrder(visitor: Visitor, html: string): Promise<string> {
  const form = { mark: fieldIn(html, 'mark'), agreement: '1', key: fieldIn(html, 'key') }
  const answer = await visitor.post('/order/onay', form)
  return answer.headers.get('location') ?? `${answer.status}`
}

/** The order number in a URL of the result page. */
export const numberIn = (address: string): string =>
  new URL(address, 'http://shop').searchParams.get('siparis') ?? ''

/** The provider's page that the result page of an order links to. */
export async function paymentPageOf(visitor: Visitor, result: string): Promise<string> {
  const page = await pageOf(visitor.get(result))
  const refreshes = page.elements('meta').map((one) => one.attribute('content') ?? '')
  return refreshes.find((one) => one.startsWith('0;url='))?.slice('0;url='.length) ?? ''
}

/** Presses a button of the provider's page. @returns the address in the shop that it leads back to */
export async function decide(paymentPage: string, sonuc: string): Promise<string> {
  const body = new URLSearchParams({ sonuc })
  const answer = await fetch(paymentPage, { method: 'POST', body, redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? '/', 'http://shop')
  return back.pathname + back.search
}
