import { describe, expect, it } from 'vitest'
import { compareTexts, fold, lower, upper } from './casing'
import { formatDate } from './dates'
import type { Language } from './languages'
import { formatMoney, formatNumber, isoCurrency } from './money'

const turkish = { decimals: 2, decimalSeparator: ',', thousandsSeparator: '.' }
const english = { decimals: 2, decimalSeparator: '.', thousandsSeparator: ',' }

describe('numbers and money', () => {
  it('[G07] formats prices like Turkish shops', () => {
    expect(formatMoney(129990, 'TL', turkish, 'tr')).toBe('1.299,90\u00a0TL')
    expect(formatMoney(5, 'TL', turkish, 'tr')).toBe('0,05\u00a0TL')
    expect(formatMoney(123456789, 'TL', turkish, 'tr')).toBe('1.234.567,89\u00a0TL')
    expect(formatMoney(1250, 'EUR', turkish, 'de')).toBe('12,50\u00a0€')
  })

  it('[G07] uses separators and decimals of the site settings', () => {
    expect(formatMoney(129990, 'USD', english, 'en')).toBe('$1,299.90')
    expect(formatMoney(129990, 'TL', { ...turkish, decimals: 0 }, 'tr')).toBe('1.300\u00a0TL')
    expect(formatMoney(129990, 'TL', { ...turkish, decimals: 3 }, 'tr')).toBe('1.299,900\u00a0TL')
    expect(formatNumber(1234.5, turkish)).toBe('1.234,5')
    expect([0, 999, 1000000, -1234.25].map((value) => formatNumber(value, turkish))).toEqual([
      '0',
      '999',
      '1.000.000',
      '-1.234,25',
    ])
  })

  it('[G07] formats negative amounts, and amounts below one with a leading zero', () => {
    const written = (cents: number) => formatMoney(cents, 'TL', turkish, 'tr')
    expect([-129990, -5, 0, 100].map(written)).toEqual([
      '−1.299,90\u00a0TL',
      '−0,05\u00a0TL',
      '0,00\u00a0TL',
      '1,00\u00a0TL',
    ])
  })

  it('[G07] puts a minus before amount and symbol, as each language is read', () => {
    const of = (currency: string, language: Language) =>
      formatMoney(-5000, currency, language === 'tr' ? turkish : english, language)
    expect(of('TL', 'tr')).toBe('−50,00\u00a0TL')
    expect(of('EUR', 'en')).toBe('−€50.00')
    expect(of('TL', 'ar')).toBe('\u2066−TL\u00a050.00\u2069')
  })

  it('[G07] puts a symbol first in English, a code or another language’s symbol last', () => {
    expect(formatMoney(1250, 'EUR', english, 'en')).toBe('€12.50')
    expect(formatMoney(1250, 'TL', english, 'en')).toBe('12.50\u00a0TL')
    expect(formatMoney(1250, 'TRY', turkish, 'tr')).toBe('12,50\u00a0TL')
    expect(formatMoney(1250, 'USD', turkish, 'tr')).toBe('12,50\u00a0$')
    expect(formatMoney(1250, 'CHF', english, 'en')).toBe('12.50\u00a0CHF')
  })

  it('names the lira by its ISO code for search engines', () => {
    expect(['TL', 'USD'].map(isoCurrency)).toEqual(['TRY', 'USD'])
  })
})

describe('dates', () => {
  it('[G07] formats long and short dates in Istanbul time with 24 hours', () => {
    expect(formatDate('2026-11-20T22:30:00Z', 'long', 'tr')).toBe('21 Kasım 2026 Cumartesi')
    expect(formatDate('2026-11-20T22:30:00Z', 'short', 'tr')).toBe('21 Kas 2026')
    expect(formatDate('', 'short', 'tr')).toBe('')
    expect(formatDate('2026-11-20T22:30:00Z', 'time', 'tr')).toBe('01:30')
  })

  it('[G07] uses the page’s language for day and month names, without AM or PM', () => {
    const night = '2026-03-01T20:05:00Z'
    const written = (language: 'tr' | 'en' | 'de' | 'ar') =>
      (['long', 'short', 'time'] as const).map((style) => formatDate(night, style, language))
    expect(written('tr')).toEqual(['1 Mart 2026 Pazar', '1 Mar 2026', '23:05'])
    expect(written('en')).toEqual(['Sunday, 1 March 2026', '1 Mar 2026', '23:05'])
    expect(written('de')).toEqual(['Sonntag, 1. März 2026', '1. März 2026', '23:05'])
    expect(written('ar')).toEqual(['الأحد، 1 مارس 2026', '1 مارس 2026', '23:05'])
  })
})

describe('Turkish letters', () => {
  it('[G08] keeps i and ı apart when changing case', () => {
    expect(upper('istanbul ışık', 'tr')).toBe('İSTANBUL IŞIK')
    expect(lower('ISPARTA İZMİR', 'tr')).toBe('ısparta izmir')
    expect(upper('istanbul', 'en')).toBe('ISTANBUL')
  })

  it('[G08] folds all spellings of a word to one', () => {
    for (const typed of ['ISPARTA', 'ısparta', 'isparta', 'İsparta', 'ISPARTA '])
      expect(fold(typed)).toBe('isparta')
    expect(fold('Şişe çöp ĞÜ')).toBe('sise cop gu')
  })

  it('[G08] sorts by the Turkish alphabet', () => {
    const words = ['zil', 'ışık', 'çay', 'iğne', 'cam', 'şal', 'su', 'dal']
    expect(words.sort((a, b) => compareTexts(a, b, 'tr'))).toEqual([
      'cam',
      'çay',
      'dal',
      'ışık',
      'iğne',
      'su',
      'şal',
      'zil',
    ])
  })
})
