/** A day as the browser's own field writes it, of one that a shop or a person wrote; '' for what is no day. */
export function isoDay(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? []
  const iso = year
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : (/^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(text)?.[0] ?? '')
  const time = Date.parse(`${iso}T00:00:00Z`)
  // 30 February is read as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : ''
}

/** A day that somebody who is alive can be born on; '' for any other. */
export function birthday(text: string): string {
  const day = isoDay(text)
  return day >= '1900-01-01' && Date.parse(day) <= Date.now() ? day : ''
}
