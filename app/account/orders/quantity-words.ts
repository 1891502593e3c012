import type { Locale } from '~/i18n/use-locale'

/** Units that a language counts in words of its own; after a number any other stands as the shop writes it. */
const counted = [
  ['orders.unitPiece', 'orders.pieces'],
  ['orders.unitPack', 'orders.packs'],
  ['orders.unitMetre', 'orders.metres'],
] as const

/** How many of a unit: `3 adet`, `3 قطع`. */
export function quantityWords(
  { t, number }: Pick<Locale, 't' | 'number'>,
  count: number,
  unit: string,
): string {
  const [, pieces] = counted.find(([word]) => t(word) === unit) ?? []
  const written = number(count)
  return pieces
    ? t(pieces, { count, number: written })
    : t('orders.quantity', { count: written, unit })
}
