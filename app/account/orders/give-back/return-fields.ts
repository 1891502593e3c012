import { z } from 'zod'
import type { PastLine, PastOrder } from '~/backend/account/member-model'
import type { CountedLine } from '~/backend/orders/past-orders-api'
import type { Translate } from '~/i18n/translators'
import { lineKey } from './line-key'

const isCount = (text: string, left: number) =>
  /^\d{1,6}(\.\d{1,3})?$/.test(text) && Number(text) > 0 && Number(text) <= left

/** What is returned: of whole lines where the shop takes no counts. */
export function returnSchema({ lines, returnsPieces }: PastOrder, t: Translate) {
  const counts = z.record(z.string(), z.string()).optional()
  const lineAt = (position: string) => lines.find((line) => line.position === position)
  const wanted = (line: PastLine, adet: string | undefined, left: string | undefined) => ({
    position: line.position,
    count: returnsPieces ? (adet ?? `${line.returnable}`) : `${line.count}`,
    left: left ?? `${line.returnable}`,
  })
  return z
    .object({
      satir: z.array(z.string()).refine(({ length }) => length > 0, t('orders.chooseLines')),
      adet: counts,
      kalan: counts,
      reason: z
        .string()
        .trim()
        .max(255, t('formAnswer.tooLong', { max: 255 }))
        .optional(),
    })
    .transform(({ satir, adet = {}, kalan = {}, reason }, refinement) => {
      const found = satir.flatMap((position): CountedLine[] => {
        const line = lineAt(position)
        const key = lineKey(position)
        return line ? [wanted(line, adet[key], kalan[key])] : []
      })
      const wrong = found.find(({ count, left }) => returnsPieces && !isCount(count, Number(left)))
      const line = wrong && lineAt(wrong.position)
      const quantity = line && t('orders.quantity', { count: wrong.left, unit: line.unit })
      const message = quantity
        ? `${line.title}: ${t('orders.returnCount', { quantity })}`
        : t('orders.chooseLines')
      if (line || found.length === 0)
        refinement.addIssue({ code: 'custom', path: ['satir'], message })
      return { lines: found, reason }
    })
}
