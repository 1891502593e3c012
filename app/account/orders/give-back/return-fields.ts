import { z } from 'zod'
import type { PastLine, PastOrder } from '~/backend/account/member-model'
import type { CountedLine } from '~/backend/orders/past-orders-api'
import type { Locale } from '~/i18n/use-locale'
import { quantityWords } from '../quantity-words'
import { lineKey } from './line-key'

const isCount = (text: string, left: number) =>
  /^\d{1,6}(\.\d{1,3})?$/.test(text) && Number(text) > 0 && Number(text) <= left

type Words = Pick<Locale, 't' | 'number'>

function faultOf({ count, left }: CountedLine, { unit }: PastLine, words: Words): string {
  if (isCount(count, Number(left))) return ''
  return isCount(count, Number.MAX_VALUE)
    ? words.t('orders.returnTooMany', { quantity: quantityWords(words, Number(left), unit) })
    : words.t('orders.returnHowMany')
}

/** What is returned: of whole lines where the shop takes no counts. */
export function returnSchema({ lines, returnsPieces }: PastOrder, words: Words) {
  const { t } = words
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
      for (const one of found) {
        const line = lineAt(one.position)
        const message = line && returnsPieces ? faultOf(one, line, words) : ''
        const path = ['adet', lineKey(one.position)]
        if (message) refinement.addIssue({ code: 'custom', path, message })
      }
      if (found.length === 0)
        refinement.addIssue({ code: 'custom', path: ['satir'], message: t('orders.chooseLines') })
      return { lines: found, reason }
    })
}
