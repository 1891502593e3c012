export type Language = 'tr' | 'en'
export type Currency = 'TL' | 'USD' | 'EUR'
/** A text in each language of the shop. */
export type Texts = Record<Language, string>

export const languages: { code: Language; title: string }[] = [
  { code: 'tr', title: 'Türkçe' },
  { code: 'en', title: 'English' },
]

/** Lira for one unit. */
export const rates: Record<Currency, number> = { TL: 1, USD: 40, EUR: 46.5 }

export const currencies: { code: Currency; name: string; symbol: string }[] = [
  { code: 'TL', name: 'Türk Lirası', symbol: '₺' },
  { code: 'USD', name: 'ABD Doları', symbol: '$' },
  { code: 'EUR', name: 'Euro', symbol: '€' },
]

export const asLanguage = (text: string): Language | undefined =>
  languages.find(({ code }) => code === text.toLowerCase())?.code

/** TRY is what payment providers call TL. */
export const asCurrency = (text: string): Currency | undefined => {
  const code = text.toUpperCase().replace('TRY', 'TL')
  return currencies.find((one) => one.code === code)?.code
}
