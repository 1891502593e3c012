import { z } from 'zod'
import type { Instalment, Transfer } from './order-model'
import { cents, number, rows, text } from './wire'

/** Rows of what is taken off, with their titles. */
export const discountRows = rows(z.object({ TITLE: text, TOTAL: cents }))

/** What is taken off, row by row; a backend that tells only the sum has one row without a title. */
export function discountsOf(
  told: z.output<typeof discountRows>,
  sum: number,
): { title: string; total: number }[] {
  const list = told.filter(({ TOTAL }) => TOTAL !== 0)
  if (list.length > 0) return list.map(({ TITLE, TOTAL }) => ({ title: TITLE, total: TOTAL }))
  return sum === 0 ? [] : [{ title: '', total: sum }]
}

/** In how many payments an order is paid; null for one. */
export const instalmentShape = z
  .union([
    z.object({ CARD_NAME: text, NUMBER: number, PRICE_INSTALLMENT: cents }).transform(
      (row): Instalment => ({
        card: row.CARD_NAME,
        number: row.NUMBER,
        each: row.PRICE_INSTALLMENT,
      }),
    ),
    z.null().catch(null),
  ])
  .transform((found) => (found && found.number > 1 ? found : null))

/** Where the money of a transfer goes; null where none is awaited. */
export const transferShape = z
  .union([
    z.object({ OWNER: text, IBAN: text, AMOUNT: cents, REFERENCE: text }).transform(
      (row): Transfer => ({
        owner: row.OWNER,
        iban: row.IBAN,
        amount: row.AMOUNT,
        reference: row.REFERENCE,
      }),
    ),
    z.null().catch(null),
  ])
  .transform((found) => (found?.iban ? found : null))
