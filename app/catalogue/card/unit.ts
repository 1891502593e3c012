import type { Locale } from '~/i18n/use-locale'

/** Whether goods are sold by the piece, whose unit nothing names beside a price or a count. Shops write the unit in any of their languages. */
export const isPiece = ({ t }: Pick<Locale, 't'>, unit: string): boolean =>
  /^(adet|piece)?$/i.test(unit) || unit === t('product.piece')
