/** Unix seconds in ISO 8601; '' for none. */
export const isoTime = (seconds: number): string =>
  seconds > 0 ? new Date(seconds * 1000).toISOString() : ''

/** Unix seconds as `dd.mm.yyyy HH:ii:ss`; Turkey is UTC+3 all year. */
export function shopTime(seconds: number): string {
  const [date = '', time = ''] = new Date((seconds + 3 * 3600) * 1000).toISOString().split('T')
  return `${date.split('-').reverse().join('.')} ${time.slice(0, 8)}`
}
