import type { PastLine, PastOrder } from '~/backend/account/member-model'
import type { Locale } from '~/i18n/use-locale'
import { isWhole, quantityWords, stepOf } from '../quantity-words'
import { typedPieces } from './refuse-lines'

type Words = Pick<Locale, 't' | 'number'>

/** What is wrong with counts, by the lines' positions. */
export type CountFaults = Record<string, string>

export type TypedLine = { line: PastLine; typed: string }

/** The lines of a form; null for the whole order's, and where one to cancel has another count by now than the form showed. */
export function typedLines(order: PastOrder, form: FormData): TypedLine[] | null {
  if (form.has('hepsi')) return null
  const [positions, seen] = [form.getAll('satir'), form.getAll('kalan')]
  const pieces = typedPieces(form)
  const lines = positions.flatMap((position, at) => {
    const line = order.lines.find((one) => one.position === position)
    return line?.count === Number(seen[at]) ? [{ line, typed: pieces[line.position] ?? '' }] : []
  })
  const known = lines.map(({ line }) => line.position)
  const isOld = Object.entries(pieces).some(
    ([position, typed]) => Number(typed) !== 0 && !known.includes(position),
  )
  return isOld || lines.length === 0 ? null : lines
}

/** What can be wrong with a line's count, by the browser's names of it (`ValidityState`). */
export function faultTexts(line: PastLine, words: Words) {
  const { t } = words
  const { count: left, unit } = line
  const quantity = (many: number) => quantityWords(words, many, unit)
  const step = stepOf(line, left, words)
  return {
    badInput: t('orders.cancelCount'),
    rangeOverflow: t('orders.cancelTooMany', { quantity: quantity(left) }),
    stepMismatch:
      typeof step === 'number' && step !== 1
        ? t('orders.cancelSteps', { quantity: quantity(step) })
        : t('orders.cancelWhole'),
  }
}

function faultOf({ line, typed }: TypedLine, words: Words): string {
  const { count: left } = line
  const count = Number(typed)
  const texts = faultTexts(line, words)
  if (!/^\d{1,6}(\.\d{1,3})?$|^$/.test(typed)) return texts.badInput
  if (count > left) return texts.rangeOverflow
  const step = stepOf(line, left, words)
  return step === 'any' || count === left || isWhole(count / step) ? '' : texts.stepMismatch
}

/** Why counts cannot be cancelled; where all are zero, that none is chosen. */
export function countFaults(lines: TypedLine[], words: Words): CountFaults {
  const [first] = lines
  if (first && lines.every(({ typed }) => Number(typed) === 0))
    return { [first.line.position]: words.t('orders.chooseLines') }
  const faults = lines.map((one) => [one.line.position, faultOf(one, words)])
  return Object.fromEntries(faults.filter(([, fault]) => fault))
}
