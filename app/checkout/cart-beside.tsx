import type { Cart } from '~/backend/cart/cart-model'
import { CartTotals } from '~/cart/page/cart-totals'
import { OrderLines } from '~/checkout/order-amounts'

/** The cart beside a step before the order has amounts of its own. */
export function CartBeside({ cart }: { cart: Cart }) {
  return (
    <CartTotals cart={cart} onward={false}>
      <OrderLines lines={cart.lines} currency={cart.currency} />
    </CartTotals>
  )
}
