import type { OrderRow } from '../order/order-queries'

/** How long an order may be returned, in seconds. */
const RETURN_SECONDS = 30 * 24 * 60 * 60

/** Whether an order may still be cancelled: before it ships (above 5), and not while its payment is under way. */
export function mayCancel({
  status_id,
  payment,
}: Pick<OrderRow, 'status_id' | 'payment'>): boolean {
  return status_id <= 5 && payment !== 'processing'
}

/** Whether lines of an order may be returned: it has shipped, and not too long ago. `now` in unix seconds. */
export function mayReturn(
  { status_id, created_at }: Pick<OrderRow, 'status_id' | 'created_at'>,
  now: number,
): boolean {
  return status_id > 5 && status_id <= 8 && now - created_at <= RETURN_SECONDS
}
