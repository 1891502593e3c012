import { cartLoad } from '../cart/cart-answer'
import { listItem } from '../catalogue/list-item'
import { priceOf, round } from '../catalogue/money'
import { properties } from '../catalogue/product-detail'
import type { Product } from '../data/product'
import { stores } from '../data/regions'
import { cards } from '../pages/card'
import { cartMarkup, headerCartData } from '../pages/cart-markup'
import { escaped } from '../pages/escape'
import { isSectionSeven, productOf } from '../platform'
import { type Call, type Route, wantsJson } from '../server/call'
import { html, json } from '../server/reply'

const productsIn = (call: Call): Product[] =>
  call.query
    .first('compare', 'product')
    .split('-')
    .flatMap((id) => productOf(call.platform, Number(id)) ?? [])

/** A fragment has its JSON where the shop knows that form and is asked for it. */
const isJson = (call: Call): boolean => wantsJson(call) && !isSectionSeven(call.platform)

function compare(call: Call): Response {
  const list = productsIn(call)
  if (isJson(call))
    return json({
      DATA: {
        PRODUCTS: list.map((one) => ({
          ...listItem(call, one),
          FILTER_PROPERTY_LIST: properties(call, one),
        })),
      },
    })
  const rows = list.map(
    (one) =>
      `<td data-id="${one.id}">${properties(call, one)
        .map(({ KEY, VALUE }) => `<b>${escaped(KEY)}</b> ${escaped(VALUE)}`)
        .join('<br>')}</td>`,
  )
  return html(
    `<div id="compare"><div class="row">${cards(call, list)}</div><table><tr>${rows.join('')}</tr></table></div>`,
  )
}

/** One payment, and instalments with the surcharge of each card. */
export const bankList = (total: number) =>
  [
    { id: '1', name: 'Bonus', surcharge: 0.01 },
    { id: '2', name: 'World', surcharge: 0.015 },
  ].map(({ id, name, surcharge }) => ({
    ID: id,
    CARD_NAME: name,
    INSTALLMENT_LIST: [1, 2, 3, 6].map((number) => {
      const whole = round(total * (1 + (number > 1 ? surcharge * number : 0)))
      return {
        INSTALLMENT_NUMBER: String(number),
        PRICE_INSTALLMENT: round(whole / number),
        PRICE_TOTAL: whole,
      }
    }),
  }))

function installments(call: Call): Response {
  const product = productsIn(call)[0]
  const total = product ? priceOf(product, undefined, call.currency).current : 0
  const banks = total > 0 ? bankList(total) : []
  if (isJson(call)) return json({ DATA: { BANK_LIST: banks, TARGET_CURRENCY: call.currency } })
  const rows = banks.map(
    ({ CARD_NAME, INSTALLMENT_LIST }) =>
      `<tr><th>${CARD_NAME}</th>${INSTALLMENT_LIST.map(({ INSTALLMENT_NUMBER, PRICE_TOTAL }) => `<td>${INSTALLMENT_NUMBER} x: ${PRICE_TOTAL}</td>`).join('')}</tr>`,
  )
  return html(`<table class="installment-list">${rows.join('')}</table>`)
}

const form = (id: string, fields: string[]): string =>
  `<form id="${id}" method="post">${fields.map((name) => `<label>${name} <input name="${name}"></label>`).join('')}<button>Gönder</button></form>`

const loginForm = form('popup-login-form', ['username', 'password'])

function storeForm(): string {
  const rows = stores.map(({ id, title }) => `<option value="${id}">${escaped(title)}</option>`)
  return `<form id="set-store"><select name="store_id">${rows.join('')}</select></form>`
}

/** The fragments of the theme by their names. */
const fragments: Record<string, (call: Call) => Response> = {
  compare,
  'installment-list': installments,
  'header-cart': (call) =>
    isJson(call) ? json({ DATA: headerCartData(call) }) : html(cartMarkup(call)),
  'popup-cart': (call) =>
    isJson(call)
      ? json({ DATA: { ...cartLoad(call), GET_PRODUCT: call.query.get('product') } })
      : html(`<div id="popup-cart">${cartMarkup(call)}</div>`),
  cart: (call) => html(cartMarkup(call)),
  otp: (call) =>
    html(
      `<form id="otp-form"><input name="otp" maxlength="6"><span data-ttl="${escaped(call.query.get('ttl') || '120')}">${escaped(call.query.get('phone'))}</span></form>`,
    ),
  'popup-login': () => html(loginForm),
  'change-password': () =>
    html(form('change-password', ['password_old', 'password_new', 'password_new_again'])),
  'update-password': () =>
    html(form('update-password', ['password_old', 'password_new', 'password_new_again'])),
  notifications: (call) =>
    isJson(call)
      ? json({ DATA: { NOTIFICATIONS: null } })
      : html(form('notifications', ['kvkk', 'mail_notify', 'sms_notify'])),
  'set-store': () => html(storeForm()),
  'facebook-email': () => html(form('social', ['email', 'kvkk'])),
  'twitter-email': () => html(form('social', ['email', 'kvkk'])),
  'facebook-phone': () => html(form('social', ['mobile_phone', 'kvkk'])),
  'google-phone': () => html(form('social', ['mobile_phone', 'kvkk'])),
  social: () => html(form('social', ['email', 'mobile_phone', 'kvkk'])),
  'stock-alarm': () => html(form('stock-alarm', ['email'])),
  'price-alarm': () => html(form('price-alarm', ['email'])),
}

/** `{page}/{block}/{name}`; a name that the theme has not is an empty fragment. */
function subFolder(call: Call): Response {
  const fragment = fragments[call.parts[2] ?? '']
  return fragment ? fragment(call) : html('')
}

export const subFolderCalls: Route[] = [
  {
    no: [12, 63],
    methods: ['GET'],
    at: '/srv/service/content-v5/sub-folder',
    answer: subFolder,
  },
  {
    methods: ['GET'],
    at: '/srv/service/content-v5/data/30/1054/header-cart',
    answer: (call) => json({ DATA: headerCartData(call) }),
  },
]
