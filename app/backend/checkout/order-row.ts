import { z } from 'zod'
import { date, givenCents, number, text } from '~/backend/http/fields'
import type { OrderEnd, OrderStage } from './order-model'

/** Order numbers may hold dashes, dots and underscores. */
export const isOrderNumber = (text: string): boolean => /^(?=.*[a-z\d])[\w.-]{1,40}$/i.test(text)

/** The number for a URL; '' for one that no URL takes, of which the session knows. */
export const numberInUrl = (number: string): string => (isOrderNumber(number) ? number : '')

export const orderNumber = text.pipe(z.string().refine(isOrderNumber))

/** `STATUS_ID`: above 8 an order has ended. */
const endOf = (status: number): OrderEnd => (status > 8 ? 'closed' : null)

/** The thresholds of `STATUS_ID` in the contract (5.7); null without one. */
function stageOf(status: number): OrderStage | null {
  const end = endOf(status)
  if (end) return end
  if (status > 7) return 'delivered'
  if (status > 5) return 'shipped'
  if (status > 2) return 'preparing'
  return status > 0 ? 'ordered' : null
}

export const stageShape = number.transform((status) => ({
  end: endOf(status),
  stage: stageOf(status),
}))

/** Our own field beside `STATUS_ID`: how an order has ended. */
export const endShape = z.enum(['cancelled', 'returned']).nullable().catch(null)

/** How far an order is, with the word for its end where the shop has one. */
export function progressOf(
  progress: z.output<typeof stageShape>,
  end: z.output<typeof endShape>,
): z.output<typeof stageShape> {
  return progress.end && end ? { end, stage: end } : progress
}

export const orderFields = {
  ORDER_NUMBER: text,
  DATE: date,
  STATUS_TEXT: text,
  TOTAL_PRICE: givenCents,
  CURRENCY: text,
}

type Fields = z.output<z.ZodObject<typeof orderFields>>

/** Money in hundredths; the default currency is the lira. */
export function orderRowOf(row: Fields) {
  return {
    number: row.ORDER_NUMBER,
    date: row.DATE,
    status: row.STATUS_TEXT,
    total: row.TOTAL_PRICE,
    currency: row.CURRENCY || 'TL',
  }
}
