import { z } from 'zod'
import type { PastLine, PastOrder } from '~/backend/account/member-model'
import type { CountedLine } from '~/backend/orders/past-orders-api'
import type { Locale } from '~/i18n/use-locale'
import { quantityWords } from '../quantity-words'
import { isTyped, lineKey } from './line-key'

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
  const wanted = (line: PastLine, adet: string | undefined, left: string | undefined) => ({
    position: line.position,
    count: returnsPieces ? (adet ?? `${line.returnable}`) : `${line.count}`,
    left: left ?? `${line.returnable}`,
  })
  return z
    .object({
      satir: z.array(z.string()),
      secili: z.array(z.string()),
      adet: counts,
      kalan: counts,
      reason: z
        .string()
        .trim()
        .max(255, t('formAnswer.tooLong', { max: 255 }))
        .optional(),
    })
    .transform(({ satir, secili, adet = {}, kalan = {}, reason }, refinement) => {
      const found = lines.flatMap((line): CountedLine[] => {
        const key = lineKey(line.position)
        const isChosen =
          satir.includes(line.position) ||
          (returnsPieces && isTyped(adet[key], kalan[key], secili.includes(line.position)))
        if (!isChosen) return []
        const one = wanted(line, adet[key], kalan[key])
        const message = returnsPieces ? faultOf(one, line, words) : ''
        if (message) refinement.addIssue({ code: 'custom', path: ['adet', key], message })
        return [one]
      })
      if (found.length === 0)
        refinement.addIssue({ code: 'custom', path: ['satir'], message: t('orders.chooseLines') })
      return { lines: found, reason }
    })
}
