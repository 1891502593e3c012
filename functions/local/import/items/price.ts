import { numberOf } from '../../../../app/i18n/written-numbers'
import { readCurrency } from '../../../shop/locale'

export type WrongPrice = { reason: string }

/** A price of a feed in hundredths of the lira, without a currency too; `12.500 TRY` is 1250000, as Turkish feeds write it (decision 063). */
export function readPrice(text: string): number | WrongPrice {
  const [, before = '', amount = '', after = ''] =
    /^([^\d-]*)([\d.,\s\u00a0'’]*\d)([^\d]*)$/.exec(text.trim()) ?? []
  const number = amount === '' ? Number.NaN : numberOf(amount, ',.')
  if (!Number.isFinite(number)) return { reason: `"${text}" is no price` }
  const currency = (before + after).replaceAll('₺', 'TL').trim() || 'TL'
  if (readCurrency(currency) !== 'TL') return { reason: `The price "${text}" is not in lira (TRY)` }
  return Math.round(number * 100)
}
