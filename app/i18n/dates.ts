import type { Language } from './languages'

const tags: Record<Language, string> = { tr: 'tr-TR', en: 'en-GB', de: 'de-DE', ar: 'ar-u-nu-latn' }

const styles = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const

/** Kept, since making one costs more than all the writing it does. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Which day a week starts with, 1 being Monday (spec §9). */
export const firstDayOfWeek = 1

/**
 * Writes a moment of the shop's clock (Europe/Istanbul) with the language's own day and month names;
 * hours run from 0 to 23 (spec §9, row G07).
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

/** The twelve month names of a language, in long or short form (spec §9 "Date and time labels"). */
export function monthNames(language: Language, form: 'long' | 'short'): string[] {
  const format = new Intl.DateTimeFormat(tags[language], { month: form, timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month, 15)))
}

/** The seven day names of a language from Monday on (spec §9 "week starts Monday"). */
export function dayNames(language: Language, form: 'long' | 'short'): string[] {
  const format = new Intl.DateTimeFormat(tags[language], { weekday: form, timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, 1 + day)))
}

/** The labels of the two halves of a day (spec §9 "AM and PM labels"). */
export function dayHalves(language: Language): [am: string, pm: string] {
  const format = new Intl.DateTimeFormat(tags[language], {
    hour: 'numeric',
    hour12: true,
    timeZone: 'UTC',
  })
  const label = (hour: number) =>
    format.formatToParts(Date.UTC(2024, 0, 1, hour)).find((part) => part.type === 'dayPeriod')
      ?.value ?? ''
  return [label(9), label(21)]
}
