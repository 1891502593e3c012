import { z } from 'zod'
import type { OrderOutcome } from '~/backend/orders/order-list-shapes'
import type { CountedLine } from '~/backend/orders/past-orders-api'
import { sendOnce } from '~/forms/send-once'
import type { RequestContext } from '~/session/request-context'
import { wholeLine } from './step'

const numbers = z.array(z.string().regex(/^-?\d{1,6}(\.\d{1,3})?$|^$/))
const fields = z
  .object({ satir: numbers, adet: numbers, kalan: numbers })
  .refine(({ satir, adet, kalan }) => satir.length === adet.length && satir.length === kalan.length)

/** The lines of such a form with a count; none of a form that is not ours. */
function linesOf(form: FormData): CountedLine[] {
  const all = (name: string) => form.getAll(name)
  const read = fields.safeParse({ satir: all('satir'), adet: all('adet'), kalan: all('kalan') })
  if (!read.success) return []
  const { satir, adet, kalan } = read.data
  const ticked = all(wholeLine)
  const countAt = (position: string, at: number) => (ticked.includes(position) ? '1' : adet[at])
  return satir
    .map((position, at) => ({
      position,
      count: countAt(position, at) || '0',
      left: kalan[at] || '0',
    }))
    .filter(({ count }) => Number(count) !== 0)
}

const once = sendOnce<OrderOutcome>('ORDER_CANCEL_LINES')

/** Cancels what a form names, once; the shop has a sentence for what it refuses. */
export async function cancelLines(
  context: RequestContext,
  by: { order: string } | { token: string },
  form: FormData,
): Promise<OrderOutcome> {
  return once(context, { form }, () => context.backend.orders.cancelLines(by, linesOf(form)))
}
