import type { PastLine } from '~/backend/account/member-model'
import { isPiece } from '~/catalogue/card/unit'
import { lower } from '~/i18n/casing'
import type { Locale } from '~/i18n/use-locale'

/** Units that a language counts in words of its own; after a number any other stands as the shop writes it. */
const counted = [
  ['orders.unitPiece', 'orders.pieces'],
  ['orders.unitPack', 'orders.packs'],
  ['orders.unitMetre', 'orders.metres'],
] as const

const isAlike = (a: string, b: string) => lower(a, 'tr') === lower(b, 'tr')

/** How many of a unit: `3 adet`, `3 قطع`. */
export function quantityWords(
  { t, number }: Pick<Locale, 't' | 'number'>,
  count: number,
  unit: string,
): string {
  const [, pieces] = counted.find(([word]) => isAlike(t(word), unit)) ?? []
  const written = number(count)
  return pieces
    ? t(pieces, { count, number: written })
    : t('orders.quantity', { count: written, unit })
}

/** How many of a unit before the name of the goods: pieces are a bare number. */
export function countBefore(
  { t, number }: Pick<Locale, 't' | 'number'>,
  count: number,
  unit: string,
): string {
  return isPiece(t, unit) ? number(count) : quantityWords({ t, number }, count, unit)
}

const measures = /^([km]?g|gr|[cm]?m|m²|[cm]?l|lt|كغ)$/i

export const isWhole = (steps: number): boolean => Math.abs(steps - Math.round(steps)) < 1e-6

/** The step of a field for pieces of a line; `any` where its goods are measured in a step that is unknown or does not lead to all that is left. */
export function stepOf(
  { unit, step }: Pick<PastLine, 'unit' | 'step'>,
  left: number,
  { t }: Pick<Locale, 't'>,
): number | 'any' {
  if (step !== null) return isWhole(left / step) ? step : 'any'
  const isMeasured = measures.test(unit) || unit === t('orders.unitMetre')
  return isMeasured || !isWhole(left) ? 'any' : 1
}
