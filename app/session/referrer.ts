import { z } from 'zod'

/** Where a visitor came from: when the record ends, and each arrival from another site. */
export type ReferrerRecord = {
  /** Milliseconds since 1970; the record lasts 24 hours. */
  schedule: number
  items: { time: number; uri: string; page: string }[]
}

export const referrerCookie = '__Host-referrer'
/** How long the cookie is kept, in seconds. */
export const referrerSeconds = 30 * 24 * 3600
const day = 24 * 3600 * 1000
const most = 8

const shape = z.object({
  schedule: z.number(),
  items: z
    .array(z.object({ time: z.number(), uri: z.string().max(200), page: z.string().max(200) }))
    .max(most),
})

/** The record of a cookie; null when there is none, it is over, or it is not ours. */
export function readReferrer(cookie: string | undefined, now: number): ReferrerRecord | null {
  if (!cookie) return null
  try {
    const record = shape.safeParse(JSON.parse(cookie))
    return record.success && record.data.schedule > now ? record.data : null
  } catch {
    return null
  }
}

/**
 * The record with one more arrival, as the cookie's value. Addresses lose their query: it may say who somebody is.
 * @param referer the Referer header
 * @returns null when the visitor comes from this site, or from nowhere that can be told
 */
export function noteArrival(
  before: ReferrerRecord | null,
  referer: string | null,
  at: { origin: string; page: string; now: number },
): string | null {
  if (!referer || !URL.canParse(referer)) return null
  const from = new URL(referer)
  if (from.origin === at.origin || !/^https?:$/.test(from.protocol)) return null
  const cut = (text: string) => text.slice(0, 200)
  const item = { time: at.now, uri: cut(from.origin + from.pathname), page: cut(at.page) }
  const record: ReferrerRecord = {
    schedule: before?.schedule ?? at.now + day,
    items: [...(before?.items ?? []), item].slice(-most),
  }
  return JSON.stringify(record)
}
