import type { Carriage } from '~/backend/site/site-model'
import { workingWeekdays } from './working-weekdays'

const dayMs = 24 * 60 * 60 * 1000
/** Istanbul is UTC+3 all year. */
const istanbulMs = 3 * 60 * 60 * 1000

/** A cached page is shown for so long at most while the shop answers (decision 004): no minute of it may promise too much. */
const pageMs = 16 * 60_000

/** `15:30` of minutes after midnight. */
export const hourOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

const startOfDay = (time: number) => time - (time % dayMs)

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The day as an ISO date. @param now milliseconds since 1970 */
export const dayInIstanbul = (now: number): string => isoDay(now + istanbulMs)

function isWorkingDay(time: number, { holidays }: Carriage): boolean {
  return workingWeekdays.has(new Date(time).getUTCDay()) && !holidays.includes(isoDay(time))
}

/** The day that is so many working days later; of none the day itself, or the next working day. */
function workingDaysAfter(time: number, days: number, carriage: Carriage): number {
  let day = time
  for (let left = days; left > 0 || !isWorkingDay(day, carriage); ) {
    day += dayMs
    if (left > 0 && isWorkingDay(day, carriage)) left -= 1
  }
  return day
}

/** From the first day to the last on which goods may come, as ISO dates. */
export type DeliveryDates = {
  from: string
  to: string
  /** The hour until which that holds today, in minutes after midnight; null where today's is past or there is none. */
  before: number | null
}

/**
 * When goods come that are ordered now. The calendar is that of Istanbul.
 * @param daysToSend working days until the goods are sent
 * @param now milliseconds since 1970
 * @param displayMs how long the page with these dates may be shown; 0 for goods that were ordered at `now`
 */
export function deliveryDatesOf(
  carriage: Carriage,
  daysToSend: number,
  now: number,
  displayMs = pageMs,
): DeliveryDates {
  const local = now + istanbulMs
  const today = startOfDay(local)
  const { cutOff } = carriage
  const isToday =
    cutOff !== null && local + displayMs <= today + cutOff * 60_000 && isWorkingDay(today, carriage)
  // Without a cut-off a page that outlives its day would promise a day too early.
  const ordered = cutOff === null ? startOfDay(local + displayMs) : today
  const taken = isToday ? today : workingDaysAfter(ordered, 1, carriage)
  const sent = workingDaysAfter(taken, daysToSend, carriage)
  return {
    from: isoDay(workingDaysAfter(sent, carriage.from, carriage)),
    to: isoDay(workingDaysAfter(sent, carriage.to, carriage)),
    before: isToday ? cutOff : null,
  }
}
