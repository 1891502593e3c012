import { formatted } from '../catalogue/money'
import { shortDate } from '../catalogue/view'
import { statusTexts } from '../checkout/order'
import { brands } from '../data/brands'
import { pageLinks } from '../data/contents'
import { departments, regionTitle, stores } from '../data/regions'
import { memberOf } from '../members/signed-in'
import { productOf } from '../platform'
import type { Call } from '../server/call'
import { redirect } from '../server/reply'
import { cards } from './card'
import { cartMarkup } from './cart-markup'
import { escaped } from './escape'
import { layout } from './layout'

type OwnPage = { title: string; pageId: number; forMembers?: true; body: (call: Call) => string }

const field = (name: string, label: string, type = 'text'): string =>
  `<label>${label} <input name="${name}" type="${type}"></label>`

const loginForm = () => `<form id="login-form" method="post" action="/api/v1/authentication/login/">
${field('username', 'E-posta')}${field('password', 'Şifre', 'password')}<input type="hidden" name="type" value="email"><button>Giriş Yap</button></form>`

const registerForm =
  () => `<form id="register-form" method="post" action="/api/v1/authentication/register/">
${field('name', 'Ad')}${field('surname', 'Soyad')}${field('email', 'E-posta', 'email')}${field('mobile_phone', 'Cep telefonu', 'tel')}${field('password', 'Şifre', 'password')}<button>Üye Ol</button></form>`

function orders(call: Call): string {
  const own = call.platform.orders.filter(({ memberId }) => memberId === call.session.memberId)
  const rows = own.map(
    (one) =>
      `<tr data-id="${one.id}"><td>${one.number}</td><td>${shortDate(one.date)}</td><td>${statusTexts[one.statusId] ?? ''}</td><td>${formatted(one.total)} ${one.currency}</td></tr>`,
  )
  return `<table id="orders">${rows.join('')}</table>`
}

function addresses(call: Call): string {
  const own = call.platform.addresses.filter(({ memberId }) => memberId === call.session.memberId)
  return own
    .map(
      (one) =>
        `<div class="address-item" data-id="${one.id}"><b>${escaped(one.title)}</b> ${escaped(one.line)} ${regionTitle(one.town)} / ${regionTitle(one.city)}</div>`,
    )
    .join('')
}

function favourites(call: Call): string {
  const ids = memberOf(call)?.favourites ?? []
  return cards(
    call,
    ids.flatMap(({ productId }) => productOf(call.platform, productId) ?? []),
  )
}

const personal = (call: Call): string => {
  const member = memberOf(call)
  return `<dl><dt>Ad</dt><dd>${escaped(`${member?.name} ${member?.surname}`)}</dd><dt>E-posta</dt><dd>${member?.email}</dd></dl>`
}

const threads = (call: Call): string =>
  call.platform.messages
    .filter(({ memberId }) => memberId === call.session.memberId)
    .map(({ id, subject }) => `<div class="message-item" data-id="${id}">${escaped(subject)}</div>`)
    .join('')

const contact = () =>
  `<form id="contact">${departments.map(({ id, title }) => `<option value="${id}">${escaped(title)}</option>`).join('')}${field('subject', 'Konu')}</form>`

const storePage = () =>
  stores
    .map(
      ({ id, title, address }) => `<div class="store" data-id="${id}">${title}, ${address}</div>`,
    )
    .join('')

const brandPage = () =>
  brands
    .map(
      ({ id, title, path }) =>
        `<a data-id="${id}" href="/${encodeURI(path.tr)}">${escaped(title)}</a>`,
    )
    .join(' ')

/** The pages with links of their own, by those links. */
const ownPages: Record<string, OwnPage> = {
  [pageLinks.CART]: { title: 'Sepetim', pageId: 30, body: cartMarkup },
  [pageLinks.MEMBER_LOGIN]: { title: 'Üye Girişi', pageId: 5, body: loginForm },
  [pageLinks.MEMBER_REGISTER]: { title: 'Üye Ol', pageId: 6, body: registerForm },
  [pageLinks.MEMBER_PASSWORD_REMINDER]: {
    title: 'Şifremi Unuttum',
    pageId: 7,
    body: () => `<form>${field('forgot-email', 'E-posta')}</form>`,
  },
  [pageLinks.ORDER]: { title: 'Sipariş', pageId: 91, body: cartMarkup },
  [pageLinks.ORDER_LOGIN]: { title: 'Sipariş', pageId: 64, body: loginForm },
  [pageLinks.ORDER_FOLLOW]: {
    title: 'Sipariş Takip',
    pageId: 92,
    body: () => `<form>${field('number', 'Sipariş no')}</form>`,
  },
  [pageLinks.CONTACT]: { title: 'İletişim', pageId: 13, body: contact },
  [pageLinks.OUR_STORES]: { title: 'Mağazalarımız', pageId: 68, body: storePage },
  [pageLinks.BRAND_LIST]: { title: 'Markalar', pageId: 27, body: brandPage },
  [pageLinks.MEMBER_ORDERS]: { title: 'Siparişlerim', pageId: 4, forMembers: true, body: orders },
  [pageLinks.MEMBER_ADDRESS_LIST]: {
    title: 'Adreslerim',
    pageId: 85,
    forMembers: true,
    body: addresses,
  },
  [pageLinks.MEMBER_SHOPPING_LIST]: {
    title: 'Favorilerim',
    pageId: 35,
    forMembers: true,
    body: favourites,
  },
  [pageLinks.MEMBER_PERSONAL_INFO]: {
    title: 'Kişisel Bilgilerim',
    pageId: 10,
    forMembers: true,
    body: personal,
  },
  [pageLinks.MEMBER_MESSAGES]: {
    title: 'Mesajlarım',
    pageId: 75,
    forMembers: true,
    body: threads,
  },
}

/** A page of the platform's own, or undefined; a guest who asks for a member's page is led to the sign-in. */
export function ownPage(call: Call, path: string): Response | undefined {
  const page = ownPages[path]
  if (!page) return undefined
  if (page.forMembers && !memberOf(call)) return redirect(`/${pageLinks.MEMBER_LOGIN}`)
  const { title, pageId, body } = page
  return layout(call, {
    title,
    pageId,
    ...(!page.forMembers && { paths: { tr: path, en: path } }),
    body: `<h1>${escaped(title)}</h1>${body(call)}`,
  })
}
