/** From and until, in unix seconds. */
export type SaleDates = { from: number; until: number }

/** The latest time that dates are stored as: the year 9999. */
const NEVER = 253_402_300_799
const ONE_DAY = 86_400

export const always: SaleDates = { from: 0, until: NEVER }

/** Seconds of an ISO date; without an offset it is Turkey's time. A day alone begins at midnight, and ends the next. */
function secondsOf(text: string, isEnd: boolean): number | null {
  const [, day, time = '', offset = ''] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?$/.exec(
      text.trim(),
    ) ?? []
  // `Date.parse` takes the 30th of February for the 2nd of March.
  if (!day || new Date(`${day}T12:00Z`).getUTCDate() !== Number(day.slice(8))) return null
  const zone = offset.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2') || '+03:00'
  const seconds = Date.parse(`${day}T${time || '00:00'}${zone}`) / 1000
  if (Number.isNaN(seconds)) return null
  return isEnd && time === '' ? seconds + ONE_DAY : seconds
}

/** The day of an ISO date in Turkey, as `yyyy-mm-dd`; '' for none, null when it cannot be read. */
export function readDay(text: string): string | null {
  if (text === '') return ''
  const seconds = secondsOf(text, false)
  return seconds === null ? null : new Date((seconds + 3 * 3600) * 1000).toISOString().slice(0, 10)
}

/** Reads `from/until`, of which one may be empty; null when it is no such period, as a day alone. */
export function readSaleDates(text: string): SaleDates | null {
  if (text === '') return always
  const [from = '', until, more] = text.split('/').map((date) => date.trim())
  if (until === undefined || more !== undefined || !(from || until)) return null
  const dates = {
    from: from ? secondsOf(from, false) : 0,
    until: until ? secondsOf(until, true) : NEVER,
  }
  if (dates.from === null || dates.until === null) return null
  return dates.from < dates.until ? { from: dates.from, until: dates.until } : null
}

/** Whether dates of a sale have an end, which a page counts down to. */
export const hasEnd = ({ until }: SaleDates): boolean => until < NEVER
