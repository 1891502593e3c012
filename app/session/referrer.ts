import { z } from 'zod'

/** Referrers of a visitor. */
export type ReferrerRecord = {
  /** End of the record, 24 hours after its start; milliseconds since 1970. */
  schedule: number
  items: { time: number; uri: string; page: string }[]
}

export const referrerCookie = '__Host-referrer'
export const referrerSeconds = 30 * 24 * 3600
const day = 24 * 3600 * 1000
const maxItems = 8

const shape = z.object({
  schedule: z.number(),
  items: z
    .array(z.object({ time: z.number(), uri: z.string().max(200), page: z.string().max(200) }))
    .max(maxItems),
})

/** Null when the cookie is missing, expired or invalid. */
export function readReferrer(cookie: string | undefined, now: number): ReferrerRecord | null {
  if (!cookie) return null
  try {
    const record = shape.safeParse(JSON.parse(cookie))
    return record.success && record.data.schedule > now ? record.data : null
  } catch {
    return null
  }
}

/** Adds a referrer without its query, which may hold personal data. @returns null for this site or an invalid header */
export function noteReferrer(
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
    items: [...(before?.items ?? []), item].slice(-maxItems),
  }
  return JSON.stringify(record)
}
