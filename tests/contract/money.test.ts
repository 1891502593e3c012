import { expect, it } from 'vitest'
import { languages } from '../../app/i18n/languages'
import { formatMoney as onPages } from '../../app/i18n/money'
import { formatMoney, separators } from '../../functions/shop/money'

it('[G07] mails and documents of the shop format money like the pages', () => {
  for (const language of languages)
    for (const currency of ['TL', 'USD', 'EUR', 'GBP'])
      for (const cents of [0, 5, -12990, 124990, 124990000]) {
        const { decimal: decimalSeparator, thousands: thousandsSeparator } = separators(language)
        const format = { decimals: 2, decimalSeparator, thousandsSeparator }
        expect(formatMoney(cents, currency, language)).toBe(
          onPages(cents, currency, format, language),
        )
      }
})
