import { bankList } from '../calls/sub-folder-calls'
import { cartRow } from '../cart/cart-answer'
import { pricedLines } from '../cart/cart-count'
import { convert, formatted, round } from '../catalogue/money'
import { stores } from '../data/regions'
import { upperAddress } from '../members/address-fields'
import type { Call, Route } from '../server/call'
import { replayed } from '../server/replay'
import { action, json } from '../server/reply'
import {
  type Amounts,
  amountsOf,
  buyerEmail,
  cargoCompanies,
  cargoPrice,
  chosenAddress,
  digestOf,
  discountOf,
  discountRows,
  offeredPayments,
  paymentTypes,
} from './amounts'
import { placeOrder } from './place-order'

const at = '/srv/service/order-v5'

function cargoList(call: Call): Response {
  return json({
    CARGO_COMPANY_LIST: cargoCompanies.map(({ id, title, description }, index) => ({
      ID: index === 0 ? id : Number(id),
      TITLE: title,
      DESCRIPTION: description,
      PRICE: cargoPrice(call, id),
      HAS_SERVICE: 0,
      SERVICES: null,
    })),
    SELECTED_COMPANY: call.session.order.cargo || cargoCompanies[0]?.id,
    CURRENCY: call.currency,
  })
}

function paymentList(call: Call): Response {
  return json({
    PAYMENT_LIST: offeredPayments(call, call.parts[0]).map(
      ({ id, title, text, price, percent }) => ({
        ID: id,
        TITLE: title,
        DECLERATION: text,
        PRICE: convert(price, 'TL', call.currency).toFixed(2),
        ...(percent > 0 && { DISCOUNT: discountOf(call, percent) }),
      }),
    ),
    SELECTED_PAYMENT: call.session.order.payment,
    CURRENCY: call.currency,
  })
}

/** Saves the choices of a step: 1 when they can be, -1 for an address, -2 for a cart that is no longer the same. */
function nextOrder(call: Call): Response {
  const { form, session } = call
  if (session.cart.length === 0) return action(-2, 'Sepetiniz boş', { key: '' })
  if (!buyerEmail(call)) return action(0, 'Lütfen giriş yapın', { key: 'email' })
  if (!chosenAddress(call, 'delivery'))
    return action(-1, 'Teslimat adresi seçin', { key: 'delivery', addressId: '0' })
  const [cargo, payment] = [form.get('cargo'), form.get('payment')]
  if (cargo && !cargoCompanies.some(({ id }) => id === cargo))
    return action(0, 'Kargo seçin', { key: 'cargo' })
  if (payment && !offeredPayments(call, cargo).some(({ id }) => id === payment))
    return action(0, 'Ödeme yöntemi seçin', { key: 'payment' })
  session.order.cargo = cargo || session.order.cargo || (cargoCompanies[0]?.id ?? '')
  session.order.payment = payment || session.order.payment
  return action(1, '', { key: '' })
}

function bin(call: Call): Response {
  const { card, installments } = call.session.order
  const before = amountsOf({
    ...call,
    session: { ...call.session, order: { ...call.session.order, installments: 1 } },
  })
  return json({
    INSTALLMENT_LIST: bankList(before.total),
    PRICE_TOTAL: before.total,
    SELECTED_CARD: card,
    SELECTED_NUMBER: String(installments),
    CURRENCY: call.currency,
  })
}

function setInstallment(call: Call): Response {
  const [card, number] = [call.form.get('card'), Number(call.form.get('number'))]
  const rows = bankList(1).find(({ ID }) => ID === card)?.INSTALLMENT_LIST ?? []
  const isOffered =
    number === 1 || rows.some(({ INSTALLMENT_NUMBER }) => Number(INSTALLMENT_NUMBER) === number)
  if (!isOffered) return action(0, 'Taksit seçeneği bulunamadı', { key: 'number' })
  Object.assign(call.session.order, { card: number === 1 ? '' : card, installments: number })
  return action(1, '', { key: '' })
}

export const storeText = (id: number): string => {
  const store = stores.find((one) => one.id === id)
  return store ? `${store.title}, ${store.address}` : ''
}

function summaryRow(call: Call, priced: ReturnType<typeof pricedLines>[number], index: number) {
  const row = cartRow(call, priced, index) as Record<string, unknown>
  return {
    ...row,
    NAME: row.TITLE,
    SUBPRODUCTNAME: row.VARIANT_NAME,
    QUANTITYTYPE: row.STOCK_UNIT,
    TOTALSALEPRICE: priced.total,
  }
}

const amountFields = (amounts: Amounts) => ({
  PRODUCTS_TOTAL: amounts.goods,
  CARGO_TOTAL: amounts.cargo.toFixed(2),
  SERVICE_TOTAL: amounts.service,
  DISCOUNT_TOTAL: round(amounts.discount + amounts.coupon),
  DISCOUNTS: discountRows(amounts),
  INSTALLMENT_TOTAL: amounts.installment,
  GIFTPACKAGES_TOTAL: 0,
  TOTAL: amounts.total,
})

function summary(call: Call): Response {
  const { order, storeId } = call.session
  const amounts = amountsOf(call)
  const [delivery, invoice] = [chosenAddress(call, 'delivery'), chosenAddress(call, 'invoice')]
  const cargo = cargoCompanies.find(({ id }) => id === order.cargo)
  const payment = paymentTypes.find(({ id }) => id === order.payment)
  const bank = bankList(amounts.total - amounts.installment).find(({ ID }) => ID === order.card)
  const chosen = bank?.INSTALLMENT_LIST.find(
    ({ INSTALLMENT_NUMBER }) => Number(INSTALLMENT_NUMBER) === order.installments,
  )
  return json({
    PRODUCTS: pricedLines(call).map((one, index) => summaryRow(call, one, index)),
    AMOUNTS: amountFields(amounts),
    CURRENCY: call.currency,
    DELIVERY_ADDRESS: delivery ? upperAddress(delivery) : null,
    INVOICE_ADDRESS: invoice ? upperAddress(invoice) : null,
    CARGO: cargo ? { ID: cargo.id, TITLE: cargo.title } : null,
    PAYMENT: payment ? { ID: payment.id, TITLE: payment.title } : null,
    EMAIL: buyerEmail(call),
    INSTALLMENT:
      bank && chosen
        ? {
            CARD_NAME: bank.CARD_NAME,
            NUMBER: chosen.INSTALLMENT_NUMBER,
            PRICE_INSTALLMENT: chosen.PRICE_INSTALLMENT,
          }
        : null,
    INSTALLMENT_MOST: order.payment === '-2' ? 6 : '1',
    STORE: storeText(storeId),
    PERMISSIONS: {},
    MARK: digestOf(call),
  })
}

function agreements(call: Call): Response {
  const rows = pricedLines(call).map(
    ({ product, line, total }) =>
      `<li>${product.title.tr.replaceAll('&', '&amp;')} &times; ${line.count}: ${formatted(total)} ${call.currency}</li>`,
  )
  const address = chosenAddress(call, 'delivery')?.fullname ?? ''
  const content = `<p>Al&#305;c&#305;: ${address}</p><ul>${rows.join('')}</ul><p>Toplam: ${formatted(amountsOf(call).total)} ${call.currency}</p>`
  return json({
    AGREEMENTS: [
      { ID: 'pre-information', TITLE: '&Ouml;n Bilgilendirme Formu', CONTENT: content },
      { ID: 'distance-sales', TITLE: 'Mesafeli Satış Sözleşmesi', CONTENT: content },
    ],
  })
}

export const checkoutCalls: Route[] = [
  { methods: ['GET'], at: `${at}/get-cargo-companies`, answer: cargoList },
  { methods: ['GET'], at: `${at}/get-payment-types`, answer: paymentList },
  { methods: ['POST'], at: `${at}/next-order`, answer: nextOrder },
  { methods: ['GET'], at: `${at}/get-bin`, answer: bin },
  { methods: ['POST'], at: `${at}/set-installment`, answer: setInstallment },
  { methods: ['GET'], at: `${at}/get-summary`, answer: summary },
  { methods: ['GET'], at: '/srv/service/order-v4/agreements', answer: agreements },
  { methods: ['POST'], at: `${at}/checkout`, answer: replayed(placeOrder) },
]
