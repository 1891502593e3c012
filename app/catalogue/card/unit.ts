import type { Translate } from '~/i18n/translators'

/** Whether goods are sold by the piece, whose unit nothing names beside a price or a count. Shops write the unit in any of their languages. */
export const isPiece = (t: Translate, unit: string): boolean =>
  /^(adet|piece)?$/i.test(unit) || unit === t('product.piece')
