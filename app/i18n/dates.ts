import type { Language } from './languages'

const tags: Record<Language, string> = { tr: 'tr-TR', en: 'en-GB', de: 'de-DE', ar: 'ar-u-nu-latn' }

const styles = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const

/** Kept, since making one costs more than all the writing it does. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Writes a moment of the shop's clock (Europe/Istanbul) with the language's own day and month names;
 * hours run from 0 to 23.
 * @param when ISO 8601, or milliseconds since 1970
 */
export function formatDate(
  when: string | number,
  style: keyof typeof styles,
  language: Language,
): string {
  const key = `${language} ${style}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(tags[language], {
      ...styles[style],
      timeZone: 'Europe/Istanbul',
    })
    formats.set(key, format)
  }
  return format.format(new Date(when))
}
