import { z } from 'zod'
import type { CardEnd, LineChoices } from '~/backend/checkout/order-model'
import { cents, date, rows, text } from '~/backend/http/fields'

export const choiceFields = {
  PERSONALIZATION: rows(z.object({ KEY: text, LABEL: text, VALUE: text })),
  SUBSCRIBE_FREQUENCY_TEXT: text,
  ORDER_NOTES: text,
  GIFT_CARDS: rows(z.object({ CODE: text, BALANCE: cents, CURRENCY: text, END: date })),
}

export const endOf = (end: string): CardEnd =>
  end ? { end, ...(Date.parse(end) < Date.now() && { hasEnded: true as const }) } : {}

export function choicesOf(row: z.output<z.ZodObject<typeof choiceFields>>): LineChoices {
  return {
    personal: row.PERSONALIZATION.filter(({ VALUE }) => VALUE !== '').map(
      ({ KEY, LABEL, VALUE }) => ({ label: LABEL || KEY, value: VALUE }),
    ),
    frequency: row.SUBSCRIBE_FREQUENCY_TEXT,
    note: row.ORDER_NOTES,
    giftCards: row.GIFT_CARDS.map(({ CODE, BALANCE, CURRENCY, END }) => ({
      code: CODE,
      balance: BALANCE,
      currency: CURRENCY || 'TL',
      ...endOf(END),
    })),
  }
}
