import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import type { Product } from '~/backend/catalogue/model'
import type { Language } from '~/i18n/languages'
import { numbersOf } from '~/i18n/money'
import { makeSmallTranslator } from '~/i18n/small-translator'
import de from '~/i18n/texts/de/shop.json'
import tr from '~/i18n/texts/tr/shop.json'
import { registerTranslator } from '~/i18n/translators'
import { LocaleProvider } from '~/i18n/use-locale'
import { ProductFacts } from './product-facts'

beforeAll(() => {
  registerTranslator('tr', makeSmallTranslator('tr', tr))
  registerTranslator('de', makeSmallTranslator('de', de))
})

const stockOf = (language: Language, stock: number, unit: string) => {
  const quantity = { min: 1, max: 9, step: 1, unit }
  const product = { inStock: true, stock, quantity, weight: 0 } as unknown as Product
  const html = renderToStaticMarkup(
    <LocaleProvider language={language} format={numbersOf('tr')}>
      <ProductFacts product={product} variant={null} />
    </LocaleProvider>,
  )
  return /<b>([^<]*)<\/b>/.exec(html)?.[1]?.trim()
}

it.each([
  ['tr', 3, '', 'Son 3 ürün'],
  ['tr', 3, 'Adet', 'Son 3 ürün'],
  ['tr', 4.5, 'Kg', 'Stokta var: 4,5 Kg'],
  ['tr', 0.5, '', 'Stokta var: 0,5'],
  ['de', 1, '', 'Nur noch 1 Stück'],
  ['de', 2, 'Kg', 'Auf Lager: 2 Kg'],
] as const)(
  '[P01] a low stock is in the unit of the product: %s %s %s',
  (language, stock, unit, text) => {
    expect(stockOf(language, stock, unit)).toBe(text)
  },
)
