import type { Language } from './languages'

const tags: Record<Language, string> = { tr: 'tr-TR', en: 'en-GB', de: 'de-DE', ar: 'ar-u-nu-latn' }

const styles = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const

/** Creating a format costs more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** In the shop's time zone, Europe/Istanbul. @param when ISO 8601, or milliseconds since 1970 */
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
