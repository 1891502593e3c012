import { describe, expect, it } from 'vitest'
import { compareTexts, fold, lower, upper } from './casing'
import { dayHalves, dayNames, firstDayOfWeek, formatDate, monthNames } from './dates'
import { formatMoney, formatNumber } from './money'

const turkish = { decimals: 2, decimalSeparator: ',', thousandsSeparator: '.' }
const english = { decimals: 2, decimalSeparator: '.', thousandsSeparator: ',' }

describe('numbers and money (spec §9)', () => {
  it('[G07] writes prices as Turkish shops do', () => {
    expect(formatMoney(129990, 'TL', turkish, 'tr')).toBe('1.299,90\u00a0TL')
    expect(formatMoney(5, 'TL', turkish, 'tr')).toBe('0,05\u00a0TL')
    expect(formatMoney(123456789, 'TL', turkish, 'tr')).toBe('1.234.567,89\u00a0TL')
    expect(formatMoney(1250, 'EUR', turkish, 'de')).toBe('12,50\u00a0€')
  })

  it('[G07] takes separators and decimals from the site settings', () => {
    expect(formatMoney(129990, 'USD', english, 'en')).toBe('$1,299.90')
    expect(formatMoney(129990, 'TL', { ...turkish, decimals: 0 }, 'tr')).toBe('1.300\u00a0TL')
    expect(formatNumber(1234.5, turkish)).toBe('1.234,5')
  })
})

describe('dates (spec §9)', () => {
  it('[G07] writes long and short dates by the clock of Istanbul, in 24 hours', () => {
    expect(formatDate('2026-11-20T22:30:00Z', 'long', 'tr')).toBe('21 Kasım 2026 Cumartesi')
    expect(formatDate('2026-11-20T22:30:00Z', 'short', 'tr')).toBe('21 Kas 2026')
    expect(formatDate('2026-11-20T22:30:00Z', 'time', 'tr')).toBe('01:30')
  })

  it('[G07] knows day and month names, long and short, and the halves of a day', () => {
    expect(firstDayOfWeek).toBe(1)
    expect(dayNames('tr', 'long')[0]).toBe('Pazartesi')
    expect(dayNames('tr', 'short').at(-1)).toBe('Paz')
    expect(monthNames('tr', 'long')[7]).toBe('Ağustos')
    expect(monthNames('de', 'short')[2]).toBe('Mär')
    expect(dayHalves('tr')).toEqual(['ÖÖ', 'ÖS'])
  })
})

describe('Turkish letters', () => {
  it('[G08] keeps i and ı apart when it changes case', () => {
    expect(upper('istanbul ışık', 'tr')).toBe('İSTANBUL IŞIK')
    expect(lower('ISPARTA İZMİR', 'tr')).toBe('ısparta izmir')
    expect(upper('istanbul', 'en')).toBe('ISTANBUL')
  })

  it('[G08] folds all ways of typing one word to one', () => {
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
