import type { Cart, CartLine } from '~/backend/cart/cart-model'
import type { LineChoices } from '~/backend/checkout/order-model'
import { CartTotals } from '~/cart/page/cart-totals'
import { OrderLines } from '~/checkout/order-amounts'
import { cartValue, ReportedEvent } from '~/product/analytics/reported-event'

const choicesOf = (line: CartLine): LineChoices => ({
  personal: line.personal,
  frequency: line.frequencyName,
  note: line.orderNote,
})

/** What `OrderSteps` shows of the cart before the order has amounts of its own. */
export const besideOf = (cart: Cart) => ({
  total: cart.priceTotal,
  currency: cart.currency,
  beside: <CartBeside cart={cart} />,
})

/** The cart beside a step before the order has amounts of its own: the checkout begins. */
function CartBeside({ cart }: { cart: Cart }) {
  const { lines, currency } = cart
  return (
    <CartTotals cart={cart} onward={false}>
      <ReportedEvent {...{ lines, currency }} name="begin_checkout" total={cartValue(cart)} />
      <OrderLines
        lines={lines.map((line) => ({
          ...line,
          unit: line.quantity.unit,
          choices: choicesOf(line),
        }))}
        currency={currency}
      />
    </CartTotals>
  )
}
