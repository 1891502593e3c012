import { upperCase } from '../../address/wire'
import { codesOf } from '../../cart/cart'
import { cartItems } from '../../cart/cart-wire'
import { convert } from '../../money'
import {
  deliveryWire,
  discountsWire,
  discountTotal,
  instalmentWire,
  type PayingCard,
} from '../order-wire'
import { CARD } from './amounts'
import { choicesWire } from './line-choices'
import type { Plan } from './summary'

export function summaryWire(plan: Plan) {
  const { cart, amounts, instalment, instalments, delivery, invoice, cargo, payment } = plan
  return {
    PRODUCTS: productsWire(plan),
    AMOUNTS: amountsWire(plan),
    INSTALLMENT: instalment && instalmentWire(instalment, amounts.total),
    INSTALLMENT_MOST:
      payment?.id === CARD ? Math.max(1, ...instalments.map((row) => row.number)) : 1,
    CURRENCY: cart.settings.currency,
    IS_MAILED: plan.isMailed ? 1 : 0,
    DELIVERY_ADDRESS: delivery && upperCase(delivery),
    INVOICE_ADDRESS: invoice && upperCase(invoice),
    CARGO: cargo && { ID: String(cargo.id), TITLE: cargo.title, DESCRIPTION: cargo.about },
    PAYMENT: payment && {
      ID: String(payment.id),
      TITLE: payment.title,
      DECLERATION: payment.about,
    },
    STORE: plan.store,
  }
}

function productsWire({ cart, facts }: Plan) {
  return cartItems(cart).map((item, index) => ({
    PRODUCT_ID: item.ID,
    IMAGE: item.IMAGE.SMALL,
    NAME: item.TITLE,
    URL: item.URL,
    BRAND: item.BRAND,
    ...('IS_GIFT_CARD' in item && { IS_GIFT_CARD: item.IS_GIFT_CARD }),
    SUBPRODUCTNAME: item.VARIANT_NAME,
    COUNT: item.COUNT,
    ...('COUNT_LEFT' in item && {
      COUNT_LEFT: item.COUNT_LEFT,
      COUNT_LEFT_REASON: item.COUNT_LEFT_REASON,
    }),
    ...('PRICE_SEEN' in item && {
      PRICE_SEEN: item.PRICE_SEEN,
      PRICE_SELL: item.PRICE_SELL,
      VAT: item.VAT,
    }),
    QUANTITYTYPE: item.STOCK_UNIT,
    TOTALSALEPRICE: item.PRICE_TOTAL,
    ORDER_NOTES: item.ORDER_NOTES,
    ...(facts[index] && choicesWire(facts[index], cart.language)),
  }))
}

function payingCard({ giftCard, price, settings }: Plan['cart']): PayingCard | null {
  if (giftCard?.is_valid !== 1) return null
  return { balance: convert(giftCard.balance, settings.rate), leaves: price.giftCards }
}

function amountsWire({ amounts, cart, isMailed }: Plan) {
  return {
    PRODUCTS_TOTAL: amounts.goods / 100,
    GIFTPACKAGES_TOTAL: 0,
    DISCOUNT_TOTAL: discountTotal(amounts),
    DISCOUNTS: discountsWire({ ...amounts, ...codesOf(cart) }, cart.language, payingCard(cart)),
    INSTALLMENT_TOTAL: amounts.surcharge / 100,
    SERVICE_TOTAL: amounts.service / 100,
    CARGO_TOTAL: deliveryWire(amounts.cargo, isMailed),
    DUTY_SERVICE_TOTAL: 0,
    TOTAL: amounts.total / 100,
  }
}
