import { siteMap } from '../../app/site-map'
import { homeAddress } from '../support/home-address'
import { pathsOf } from '../support/links'
import { signIn } from '../support/member'
import type { Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'
import { formScript } from './form-scripts'

const key = () => ({ key: crypto.randomUUID() })

async function withCart(shop: Shop): Promise<Visitor> {
  const visitor = shop.visitor()
  const body = { productId: '6', quantity: '1', intent: 'add', back: '/' }
  await visitor.post(siteMap.cartAdd, { ...body, ...key() })
  return visitor
}

/** A member at the checkout, and the URL of their saved address. */
async function ordering(shop: Shop): Promise<{ visitor: Visitor; address: string }> {
  const visitor = await withCart(shop)
  await signIn(visitor, 'plain')
  await visitor.post(siteMap.addressForm, { ...homeAddress, ...key() })
  const html = await (await visitor.get(siteMap.addresses)).text()
  const address = /\/adres\/kayit\?id=(\d+)/.exec(html)?.[1] ?? ''
  await visitor.post(siteMap.orderAddress, { delivery: address, ayni: '1', ...key() })
  await visitor.post(siteMap.orderMethods, { cargo: '2', payment: '-3', ...key() })
  return { visitor, address }
}

/** Every form that shoppers fill in, with the script that its page loads beyond a hydrated product page. */
export async function weighForms(shop: Shop): Promise<{ page: string; bytes: number }[]> {
  const [product = '/'] = await pathsOf(shop, 'product')
  const guest = shop.visitor()
  const { visitor: member, address } = await ordering(shop)
  const buyer = await withCart(shop)
  const first = async (page: string, link: RegExp) =>
    link.exec(await (await member.get(page)).text())?.[0] ?? ''
  const message = await first(siteMap.messages, /\/uye-mesaji\?mesaj=\w+/)
  const given = await shop.db
    .prepare('SELECT number FROM shop_order WHERE status_id = 8 ORDER BY id DESC')
    .first<string>('number')
  const pages: [Visitor, string][] = [
    ...['', '?tip=telefon', '?tip=bayi'].map((tab): [Visitor, string] => [
      guest,
      siteMap.signIn + tab,
    ]),
    [guest, siteMap.register],
    [guest, `${siteMap.register}?tur=hizli`],
    [guest, siteMap.forgotPassword],
    [guest, siteMap.oneTimeCode],
    [guest, siteMap.contact.tr],
    [guest, siteMap.orderFollow],
    [guest, siteMap.newsletter],
    [guest, siteMap.consent],
    [member, `/yorum-yaz${product}`],
    [guest, `/sorular${product}`],
    [guest, `/haber-ver${product}?tip=fiyat`],
    [buyer, siteMap.order],
    [member, siteMap.addressForm],
    [member, `${siteMap.addressForm}?id=${address}`],
    [member, siteMap.personalData],
    [member, siteMap.preferences],
    [member, siteMap.changePassword],
    [member, siteMap.orderAddress],
    [member, siteMap.orderMethods],
    [member, siteMap.orderConfirm],
    [member, message],
    [member, `${siteMap.orderReturn}?siparis=${given}`],
  ]
  const plain = await (await guest.get(product)).text()
  // Loads all pages first: compressing keeps the process busy, and idle connections are closed meanwhile.
  const documents: { page: string; html: string }[] = []
  for (const [visitor, page] of pages) {
    const response = await visitor.get(page)
    if (response.status !== 200) throw new Error(`${page} answered ${response.status}`)
    documents.push({ page, html: await response.text() })
  }
  return documents.map(({ page, html }) => ({ page, bytes: formScript(html, plain).bytes }))
}
