import { siteMap } from '../../../app/site-map'
import { accounts } from '../../platform/data/members'
import { demoProducts } from '../../platform/demo-products'
import type { Role } from './pages'

/** A form that is sent, and what its shopper typed: it is still on the page that answers, unless that says it was sent. */
export type ChangeRow = {
  role: Role
  path: string
  fields: Record<string, string>
  typed?: string
  isCore?: true
}

const { id, path } = demoProducts()['plain-tr']
const name = 'Ayla Yurt'
const email = 'ayla@ornek.test'
const text = 'Toprağı süzek, saksısı hafif.'

const person = {
  ...{ name: 'Ayla', surname: 'Yurt', email, mobile_phone: '0532 000 00 01' },
  ...{ password: 'uzun bir cümle olsun', kvkk: '1', mobile_phone_country: 'TR' },
}

/** Every form of the storefront that calls the backend. */
export const changeRows: ChangeRow[] = [
  {
    role: 'guest',
    path: siteMap.cartAdd,
    fields: { productId: `${id}`, quantity: '1', back: path },
    isCore: true,
  },
  {
    role: 'guest',
    path: siteMap.cartLine,
    fields: { intent: 'update', index: '0', line: '0', count: '3' },
    isCore: true,
  },
  { role: 'guest', path: siteMap.order, fields: { email }, typed: email, isCore: true },
  {
    role: 'guest',
    path: siteMap.signIn,
    fields: { tip: 'eposta', username: email, password: 'uzun bir cümle' },
    typed: email,
    isCore: true,
  },
  { role: 'guest', path: siteMap.register, fields: person, typed: email, isCore: true },
  { role: 'guest', path: siteMap.cartUpdate, fields: { intent: 'clear' } },
  { role: 'guest', path: siteMap.forgotPassword, fields: { tip: 'eposta', name: email } },
  {
    role: 'guest',
    path: siteMap.oneTimeCode,
    fields: { adim: 'iste', phone: '0532 000 00 01', phone_country: 'TR' },
  },
  { role: 'guest', path: siteMap.newsletter, fields: { email }, typed: email },
  {
    role: 'guest',
    path: siteMap.contact.tr,
    fields: { name, email, subject: 'Saksı', text, departmentId: '1' },
    typed: text,
  },
  {
    role: 'guest',
    path: siteMap.orderFollow,
    fields: { number: '2600100200', email },
    typed: '2600100200',
  },
  { role: 'guest', path: siteMap.language, fields: { language: 'en', back: '/' } },
  { role: 'guest', path: siteMap.currency, fields: { currency: 'EUR', back: '/' } },
  { role: 'guest', path: siteMap.storeChoice, fields: { store: '1', donus: '/' } },
  { role: 'guest', path: `/sorular${path}`, fields: { text, name }, typed: text },
  {
    role: 'guest',
    path: `/haber-ver${path}`,
    fields: { tur: 'stock', email, variantId: '0' },
    typed: email,
  },
  {
    role: 'member',
    path: siteMap.addressForm,
    fields: {
      ...{ id: '0', title: 'Ev', fullname: name, mobile_phone: '0532 000 00 01' },
      ...{ mobile_phone_country: 'TR', country_code: 'TR', city_code: '34', town_code: '1' },
      ...{ district_code: '1', address: 'Moda Caddesi 5' },
    },
    typed: 'Moda Caddesi 5',
    isCore: true,
  },
  { role: 'member', path: siteMap.favouriteChange, fields: { fav: `${id}` }, isCore: true },
  {
    role: 'member',
    path: `/yorum-yaz${path}`,
    fields: { stars: '4', title: 'Güzel', text },
    typed: text,
  },
  { role: 'member', path: siteMap.personalData, fields: person, typed: 'Ayla' },
  { role: 'member', path: siteMap.preferences, fields: { mail: '1' } },
  {
    role: 'member',
    path: siteMap.changePassword,
    fields: {
      password_old: accounts.full.password,
      password: 'uzun bir cümle',
      password_again: '',
    },
  },
  { role: 'member', path: siteMap.addressRemove, fields: { id: '1' } },
  { role: 'member', path: siteMap.orderAddress, fields: { delivery: '1', ayni: '1' } },
  { role: 'member', path: siteMap.orderMethods, fields: { cargo: '1', payment: '-2' } },
  { role: 'member', path: siteMap.orderConfirm, fields: { mark: 'x', agreement: '1' } },
  { role: 'member', path: siteMap.savedCards, fields: { kart: '301', adim: 'sil' } },
  { role: 'member', path: siteMap.cardAdd, fields: {} },
]
