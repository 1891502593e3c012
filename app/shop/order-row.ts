import { z } from 'zod'
import { cents, date, text } from './wire'

/** Whether a text may be the number of an order: backends write them with dashes, dots and underscores too. */
export const isOrderNumber = (text: string): boolean => /^(?=.*[a-z\d])[\w.-]{1,40}$/i.test(text)

/** The number of an order; one that is none breaks the shape. */
export const orderNumber = text.pipe(z.string().refine(isOrderNumber))

/** What every list of orders tells of one. */
export const orderFields = {
  ORDER_NUMBER: text,
  DATE: date,
  STATUS_TEXT: text,
  TOTAL_PRICE: cents,
  CURRENCY: text,
}

type Fields = z.output<z.ZodObject<typeof orderFields>>

/** Such a row in our own names; money in hundredths, without a currency it is the lira. */
export function orderRowOf(row: Fields) {
  return {
    number: row.ORDER_NUMBER,
    date: row.DATE,
    status: row.STATUS_TEXT,
    total: row.TOTAL_PRICE,
    currency: row.CURRENCY || 'TL',
  }
}
