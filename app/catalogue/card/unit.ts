import type { Locale } from '~/i18n/use-locale'

/** Whether goods are sold by the piece, of which nothing is said beside a price. Shops write the unit in any of their languages. */
export const isPiece = ({ t }: Pick<Locale, 't'>, unit: string): boolean =>
  /^(adet|piece)?$/i.test(unit) || unit === t('product.piece')
