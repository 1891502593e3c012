import type { CallNote } from '../../../app/backend/http/transport'

/** The fields of a request's log line. An allow-list without personal data. */
export type LogLine = {
  id: string
  route: string
  method: string
  status: number
  ms: number
  cache: 'hit' | 'stale' | 'miss' | 'none'
  language: string
  currency: string
  member: 0 | 1
  event?: string
  error?: string
  /** Names of the backend's cookies that there was no room for. */
  leftOut?: string[]
  calls: CallNote[]
}

export function emptyLine(id: string, method: string, status: number): LogLine {
  const unknown = { route: '-', language: '-', currency: '-' }
  return { id, method, status, ms: 0, cache: 'none', member: 0, calls: [], ...unknown }
}

/** The route of a page in the log, and the kind of page that a backend's link leads to. */
export const routeOf = ({
  route = '-',
  pageKind,
}: {
  route?: string
  pageKind?: string
}): string => (pageKind ? `${route} ${pageKind}` : route)

/** Writes one JSON line per request; backend calls have the form `KEY outcome ms`. */
export function writeLog(line: LogLine): void {
  const calls = line.calls.map(
    (call) => `${call.key} ${call.outcome} ${call.ms}${call.tries > 1 ? ' retried' : ''}`,
  )
  // biome-ignore lint/suspicious/noConsole: the only output of the log
  console.log(JSON.stringify({ time: new Date().toISOString(), ...line, calls }))
}

/** The backend's part of a Server-Timing header: how many calls, the slowest of them. */
export function serverTiming(calls: CallNote[], cache: string, ms: number): string {
  const slowest = calls.reduce((max, call) => Math.max(max, call.ms), 0)
  return `app;dur=${ms}, be;desc="n=${calls.length},max=${slowest}", cache;desc=${cache}`
}
