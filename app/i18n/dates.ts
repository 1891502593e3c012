import type { Language } from './languages'

const tags: Record<Language, string> = { tr: 'tr-TR', en: 'en-GB', de: 'de-DE', ar: 'ar-u-nu-latn' }

const styles = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' },
  day: { day: 'numeric', month: 'long', weekday: 'long' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(style: keyof typeof styles, language: Language): Intl.DateTimeFormat {
  const key = `${language} ${style}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(tags[language], {
      ...styles[style],
      timeZone: 'Europe/Istanbul',
    })
    formats.set(key, format)
  }
  return format
}

/** In the shop's time zone, Europe/Istanbul. @param when ISO 8601, or milliseconds since 1970; '' for an unknown date, which is nothing */
export function formatDate(
  when: string | number,
  style: keyof typeof styles,
  language: Language,
): string {
  return when === '' ? '' : formatOf(style, language).format(new Date(when))
}

/** Writing a range takes as long as rendering a twentieth of a page, and all pages of a day name the same few. */
const ranges = new Map<string, string>()
const maxRanges = 200

/** Two days as a range, or the day if they are one. @param from ISO date @param to ISO date, not earlier */
export function formatDays(from: string, to: string, language: Language): string {
  const key = `${language} ${from} ${to}`
  const known = ranges.get(key)
  if (known !== undefined) return known
  if (ranges.size >= maxRanges) ranges.clear()
  const days = formatOf('day', language).formatRange(new Date(from), new Date(to))
  ranges.set(key, days)
  return days
}
