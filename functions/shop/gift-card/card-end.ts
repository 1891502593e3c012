import type { Language } from '../locale'

const DAY = 86_400

const ISTANBUL = 3 * 3600

/** The last second of a day a year from now, in unix seconds. migrations/0056_gift_card_ends.sql has the same. */
export function yearFrom(now: number): number {
  const day = Math.floor((now + ISTANBUL) / DAY) + 365
  return (day + 1) * DAY - ISTANBUL - 1
}

const tags: Record<Language, string> = { tr: 'tr-TR', en: 'en-GB', de: 'de-DE', ar: 'ar-u-nu-latn' }

/** The last day of a gift card, in words. */
export const lastDay = (end: number, language: Language): string =>
  new Intl.DateTimeFormat(tags[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Istanbul',
  }).format(new Date(end * 1000))
