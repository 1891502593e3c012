import { imageOf } from '../catalogue/list-item'
import { textForm } from '../catalogue/value-forms'
import { longDate, productPath } from '../catalogue/view'
import { upperAddress } from '../members/address-fields'
import { productOf } from '../platform'
import type { Call } from '../server/call'
import { discountRows, paymentTypes } from './amounts'
import { storeText } from './checkout-calls'
import { type Order, type OrderLine, statusTexts } from './order'

export const isCancellable = (order: Order): boolean =>
  order.statusId <= 3 && order.paymentState !== 'processing'
export const isReturnable = (order: Order): boolean => order.statusId === 8

function lineRow(call: Call, order: Order, line: OrderLine) {
  const product = productOf(call.platform, line.productId)
  return {
    PRODUCT_ID: String(line.productId),
    VARIANT_ID: String(line.variantId),
    URL: product?.isActive ? productPath(product, call.language) : '',
    IMAGE: product ? imageOf(call, product, 1).SMALL : '',
    TITLE: textForm(line.title, line.productId),
    VARIANT_NAME: line.variantName,
    UNIT: product?.unit ?? 'Adet',
    COUNT: line.productId % 2 === 0 ? line.count : String(line.count),
    PRICE_TOTAL: line.total.toFixed(2),
    CURRENCY: order.currency,
    PERSONALIZATION: line.personalization.length > 0 ? line.personalization : null,
    SUBSCRIBE: line.subscribeFrequency ? '1' : 0,
    SUBSCRIBE_FREQUENCY: line.subscribeFrequency,
    ORDER_NOTES: line.note || null,
  }
}

function returnRows(order: Order) {
  if (order.returns.length === 0) return null
  return [
    {
      RETURN_STATUS: 'İnceleniyor',
      RETURNS_DETAIL: order.returns.map(({ line }) => ({
        LINE: line,
        PRODUCT_ID: String(order.lines[line]?.productId ?? ''),
      })),
    },
  ]
}

const transfer = (order: Order) =>
  order.paymentId === '-1' && order.paymentState === 'later'
    ? {
        TRANSFER: {
          OWNER: 'Kekik &amp; &Ccedil;&#305;nar Ltd.',
          IBAN: 'TR330006100519786457841326',
          AMOUNT: order.total,
          REFERENCE: order.number,
        },
      }
    : {}

/** A row of the list of orders, which holds everything that a page about the order shows. */
export function orderRow(call: Call, order: Order): object {
  return {
    ID: String(order.id),
    ORDER_NUMBER: order.number,
    DATE: longDate(order.date),
    STATUS_ID: order.id % 2 === 0 ? order.statusId : String(order.statusId),
    STATUS_TEXT: statusTexts[order.statusId] ?? '',
    TOTAL_PRICE: order.total.toFixed(2),
    CURRENCY: order.currency,
    PAYMENT_METHOD: paymentTypes.find(({ id }) => id === order.paymentId)?.title ?? '',
    PAYMENT_STATE: order.paymentState,
    PRODUCT_LIST: order.lines.map((line) => lineRow(call, order, line)),
    ADDRESS: {
      DELIVERY: order.delivery ? addressFields(order.delivery) : null,
      INVOICE: order.invoice ? addressFields(order.invoice) : null,
    },
    CARGO_PRICE: order.cargo,
    SERVICE_PRICE: String(order.service),
    DISCOUNT_PRICE: (order.discount + order.coupon).toFixed(2),
    DISCOUNTS: discountRows(order),
    INSTALLMENT_PRICE: order.installment,
    CARGO_NUMBER: order.cargoNumber,
    RETURNS: returnRows(order),
    ORDER_CANCEL: isCancellable(order) ? '1' : 0,
    ORDER_RETURN: isReturnable(order) ? 1 : '0',
    STORE: storeText(order.storeId),
    EMAIL: order.email,
    ...transfer(order),
  }
}

function addressFields(address: NonNullable<Order['delivery']>): object {
  const all = upperAddress(address)
  return { ...all, ZIP_CODE: all.POST_CODE }
}
