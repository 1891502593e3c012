import { z } from 'zod'
import type { ConsentRecord } from '~/backend/account/member-model'
import { date, flag, requiredRows, text } from '~/backend/http/fields'

const record = z
  .object({
    KIND: text.pipe(z.string().min(1)),
    RECIPIENT: text,
    AGREED: flag,
    VERSION: text,
    SOURCE: text,
    TEXT: text,
    DATE: date,
  })
  .transform(
    (row): ConsentRecord => ({
      kind: row.KIND,
      recipient: row.RECIPIENT,
      agreed: row.AGREED,
      textVersion: row.VERSION,
      source: row.SOURCE,
      text: row.TEXT,
      date: row.DATE,
    }),
  )

/** The answer of the own call `consent/list`. */
export const consentList = z.object({ CONSENTS: requiredRows(record) })

export const obstacleAnswer = z.object({ OBSTACLE: text })
