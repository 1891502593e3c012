import type { Behavior } from '~/rendering/behaviors/behavior'

/** Time until a moment, in the six units of a timer; months by the calendar. */
export type TimeLeft = {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

/** Counts from `now` to `end`, both in ms; null once it is over. */
export function timeLeft(end: number, now: number): TimeLeft | null {
  if (end <= now) return null
  let months = 0
  const after = (count: number) => {
    const moment = new Date(now)
    const day = moment.getUTCDate()
    moment.setUTCMonth(moment.getUTCMonth() + count)
    // A month after 31 January is the end of February, not the start of March.
    if (moment.getUTCDate() < day) moment.setUTCDate(0)
    return moment.getTime()
  }
  while (after(months + 1) <= end) months += 1
  const seconds = Math.floor((end - after(months)) / 1000)
  return {
    year: Math.floor(months / 12),
    month: months % 12,
    day: Math.floor(seconds / 86_400),
    hour: Math.floor(seconds / 3600) % 24,
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  }
}

/** Updates a `<time datetime>` every second; without script it is empty. */
const countdown: Behavior = (element, { locale: { t } }) => {
  const end = Date.parse(element.getAttribute('datetime') ?? '')
  if (Number.isNaN(end)) return
  const two = (value: number) => String(value).padStart(2, '0')
  element.setAttribute('role', 'timer')
  function tick() {
    if (!element.isConnected) return clearInterval(timer)
    const left = timeLeft(end, Date.now())
    if (!left) {
      element.textContent = t('product.dealOver')
      return clearInterval(timer)
    }
    const parts = [
      left.year > 0 && t('product.years', { count: left.year }),
      left.month > 0 && t('product.months', { count: left.month }),
      left.day > 0 && t('product.days', { count: left.day }),
      `${two(left.hour)}:${two(left.minute)}:${two(left.second)}`,
    ]
    element.textContent = parts.filter(Boolean).join(' ')
  }
  const timer = setInterval(tick, 1000)
  tick()
}
export default countdown
