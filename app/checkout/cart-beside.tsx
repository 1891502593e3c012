import type { Cart } from '~/backend/cart/cart-model'
import { CartTotals } from '~/cart/page/cart-totals'
import { OrderLines } from '~/checkout/order-amounts'
import { cartValue, ReportedEvent } from '~/product/analytics/reported-event'

/** The cart beside a step before the order has amounts of its own: the checkout begins. */
export function CartBeside({ cart }: { cart: Cart }) {
  const { lines, currency } = cart
  return (
    <CartTotals cart={cart} onward={false}>
      <ReportedEvent {...{ lines, currency }} name="begin_checkout" total={cartValue(cart)} />
      <OrderLines lines={lines} currency={currency} />
    </CartTotals>
  )
}
