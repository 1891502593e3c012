import { fieldIn, formKey } from './buyer'
import { readPage } from './page/page'
import type { PlatformShop } from './platform-shop'
import type { Visitor } from './visitor'

const member = { username: 'deniz@kekikcinar.test', password: 'Kekik-2026!' }

/** The platform's member with an address, up to the last step of an order of one product. @returns that page */
export async function platformMemberAtConfirm(
  shop: PlatformShop,
  payment = '-1',
): Promise<{ visitor: Visitor; html: string }> {
  const visitor = await shop.buyer()
  await visitor.post('/uye-girisi-sayfasi', { tip: 'eposta', ...member })
  const delivery = fieldIn(await (await visitor.get('/order/adres')).text(), 'delivery')
  await visitor.post('/order/adres', { delivery, ayni: '1', ...formKey() })
  await visitor.post('/order/odeme', { cargo: '11', payment, ...formKey() })
  const html = await (await visitor.get('/order/onay')).text()
  return { visitor, html }
}

/** Presses "place the order" on such a page. */
export const pressPlace = (visitor: Visitor, html: string) =>
  visitor.post('/order/onay', {
    mark: fieldIn(html, 'mark'),
    key: readPage(html).fields('key')[0]?.value ?? '',
    agreement: '1',
  })
