import { productPages, siteMap } from '../../../app/site-map'
import { demoProducts } from '../../platform/demo-products'

export type Role = 'guest' | 'member'

/** A page that is read; those of the core are read by `npm test`, all by `npm run test:deep`. */
export type ReadRow = { role: Role; path: string; isCore?: true }

const goods = demoProducts()
const { path: plain, id } = goods['plain-tr']
const { path: options, id: other } = goods['twoGroups-tr']

const core = (role: Role, ...paths: string[]): ReadRow[] =>
  paths.map((path) => ({ role, path, isCore: true }))
const rest = (role: Role, ...paths: string[]): ReadRow[] => paths.map((path) => ({ role, path }))

/** Every page that a guest and a member can open, at the links of the platform's goods. */
export const readRows: ReadRow[] = [
  ...core('guest', '/', '/bahce', options, '/arama?q=saksı', siteMap.cart, siteMap.order),
  ...core('guest', siteMap.signIn, '/boyle-bir-sayfa-yok'),
  ...core('member', siteMap.account, siteMap.orders, siteMap.orderAddress, siteMap.favourites),
  ...rest('guest', plain, '/en', siteMap.categories.tr, siteMap.stores.tr, siteMap.contact.tr),
  ...rest('guest', '/arama?q=zzzqqq', '/bahce?price=10-500&sort=1', '/bahce?pg=2'),
  ...rest('guest', siteMap.register, siteMap.forgotPassword, siteMap.oneTimeCode),
  ...rest('guest', siteMap.newsletter, siteMap.orderFollow, siteMap.consent, siteMap.storeChoice),
  ...rest('guest', `${siteMap.compare}?urunler=${id}-${other}`, '/sitemap.xml', '/robots.txt'),
  ...rest('guest', ...Object.values(productPages).map((page) => page + plain)),
  ...rest('member', siteMap.personalData, siteMap.preferences, siteMap.changePassword),
  ...rest('member', siteMap.ownData, siteMap.accountDeletion),
  ...rest('member', siteMap.savedCards, siteMap.addresses, siteMap.addressForm, siteMap.messages),
  ...rest(
    'member',
    `${siteMap.message}?mesaj=81`,
    siteMap.notifications,
    siteMap.affiliate,
    siteMap.ledger,
  ),
  ...rest(
    'member',
    `${siteMap.orderDetail}?siparis=KC-8000`,
    `${siteMap.orderReturn}?siparis=KC-8001`,
  ),
  ...rest('member', siteMap.orderMethods, siteMap.orderConfirm, siteMap.orderInstalments),
]
