import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { hrefOf, type PageName } from '~/site-map'
import { directionOf, type Language } from './languages'
import { formatMoney, formatNumber, type NumberFormat, numbersOf, type Writing } from './money'
import { type Translate, translatorOf } from './translators'

export type Locale = Writing & {
  dir: 'ltr' | 'rtl'
  t: Translate
  /** `1.299,90 TL` from hundredths. */
  money: (cents: number, currency: string) => string
  /** Counts and measures, as the page's language writes them; prices are written as the shop's settings say. */
  number: (value: number) => string
  href: (name: PageName, query?: Record<string, string | number | null | undefined>) => string
}

const LocaleContext = createContext<Locale | null>(null)

export function makeLocale(language: Language, format: NumberFormat): Locale {
  return {
    language,
    separator: format.decimalSeparator,
    dir: directionOf(language),
    t: translatorOf(language),
    money: (cents, currency) => formatMoney(cents, currency, format, language),
    number: (value) => formatNumber(value, numbersOf(language)),
    href: (name, query) => hrefOf(name, language, query),
  }
}

export function LocaleProvider(props: {
  language: Language
  format: NumberFormat
  children: ReactNode
}) {
  const { language, format } = props
  const locale = useMemo(() => makeLocale(language, format), [language, format])
  return <LocaleContext.Provider value={locale}>{props.children}</LocaleContext.Provider>
}

/** @throws outside LocaleProvider, which root.tsx renders */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext)
  if (!locale) throw new Error('useLocale needs LocaleProvider above it; root.tsx renders one.')
  return locale
}

/** `t('cart.title')`, `t('cart.count', { count: 3 })` */
export function useT(): Translate {
  return useLocale().t
}
