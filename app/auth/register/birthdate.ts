/** A date as an `<input type="date">` wants it; '' when the text is no date. */
export function isoDay(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? []
  const iso = year
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : (/^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(text)?.[0] ?? '')
  const time = Date.parse(`${iso}T00:00:00Z`)
  // `Date` reads 30 February as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : ''
}

/** A birth date since 1900 and not in the future; '' for any other. */
export function birthday(text: string): string {
  const day = isoDay(text)
  return day >= '1900-01-01' && Date.parse(day) <= Date.now() ? day : ''
}
