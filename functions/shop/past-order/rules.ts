import type { OrderRow } from '../order/order-queries'

/** How long an order may be given back, in seconds. */
const RETURN_SECONDS = 30 * 24 * 60 * 60

/** Whether it may still be taken back: before it leaves (above 5 it is shipped), and not while its payment is under way. */
export function mayCancel({
  status_id,
  payment,
}: Pick<OrderRow, 'status_id' | 'payment'>): boolean {
  return status_id <= 5 && payment !== 'processing'
}

/** Whether something of it may be given back: it is on its way or there, and not for too long. `now` in unix seconds. */
export function mayReturn(
  { status_id, created_at }: Pick<OrderRow, 'status_id' | 'created_at'>,
  now: number,
): boolean {
  return status_id > 5 && status_id <= 8 && now - created_at <= RETURN_SECONDS
}
