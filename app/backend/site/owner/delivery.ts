import { z } from 'zod'
import { givenCents, maybeNumber, rows, text } from '~/backend/http/fields'
import type { Carriage, DeliveryTerms } from '../site-model'

/** A longer carriage is taken for a mistake of the settings. */
const maxDays = 60

const isoDate = /^\d{4}-\d\d-\d\d$/
const hour = /^([01]\d|2[0-3]):([0-5]\d)$/

const carriageShape = z
  .object({ FROM: maybeNumber, TO: maybeNumber, CUT_OFF: text, HOLIDAYS: rows(text) })
  .nullable()
  .catch(null)

function readCarriage(wire: z.output<typeof carriageShape>): Carriage | null {
  if (!wire) return null
  const { FROM: from, TO: to, CUT_OFF, HOLIDAYS } = wire
  if (from === null || to === null || from < 0 || to < from || to > maxDays) return null
  const [, hours, minutes] = hour.exec(CUT_OFF) ?? []
  return {
    from,
    to,
    cutOff: hours === undefined ? null : Number(hours) * 60 + Number(minutes),
    holidays: HOLIDAYS.filter((date) => isoDate.test(date)),
  }
}

/** A carriage that is no range of days is left out. */
export const carriageField = carriageShape.transform(readCarriage)

export const deliveryShape = z
  .object({
    COUNTRY: text,
    CURRENCY: text,
    PRICE: givenCents,
    FREE_FROM: givenCents,
    RETURN_DAYS: maybeNumber,
    CARRIAGE: carriageField,
  })
  .nullable()
  .catch(null)

/** What the settings promise of delivery and returns. */
export function readDelivery(wire: z.output<typeof deliveryShape>): DeliveryTerms | null {
  if (!wire) return null
  const { RETURN_DAYS: days } = wire
  return {
    country: /^[A-Z]{2}$/.test(wire.COUNTRY) ? wire.COUNTRY : '',
    currency: wire.CURRENCY,
    price: wire.PRICE,
    freeFrom: wire.FREE_FROM,
    returnDays: days !== null && days > 0 ? days : null,
    carriage: wire.CARRIAGE,
  }
}
