import { z } from 'zod'
import { readSignIn } from '../../../app/backend/auth/sign-in'
import type { Wire } from '../../../app/backend/http/transport'
import { normaliseExpiry } from '../../../app/session/token'

const tokenShape = z.object({
  kind: z.literal('token'),
  token: z.object({ value: z.string(), timeout: z.number() }),
  cookies: z.record(z.string(), z.string()),
  mustChange: z.boolean().default(false),
})

/** A new token, the backend's cookies after the refresh, and whether the password must be changed now. */
export type Refreshed = z.output<typeof tokenShape>

/** The outcome of a refresh: a new token, signed out, or none (the old token stays valid until it ends). */
export type RefreshAnswer = Refreshed | { kind: 'out' } | { kind: 'none' }

/** Reads an answer: 401, 403 and 500 sign out; an unreadable answer changes nothing. */
export function readRefresh(wire: Wire, cookies: Record<string, string>): RefreshAnswer {
  if ([401, 403, 500].includes(wire.status)) return { kind: 'out' }
  const answer = wire.status < 300 ? readSignIn(wire.body) : null
  const timeout = answer?.ok && answer.bearer ? normaliseExpiry(answer.expiresAt) : null
  if (!answer?.ok || timeout === null) return { kind: 'none' }
  const { bearer: value, mustChange } = answer
  return { kind: 'token', token: { value, timeout }, cookies, mustChange }
}

/** Reads what another isolate stored. @returns null when it is not a refresh result */
export function parseRefreshed(text: string): Refreshed | null {
  try {
    return tokenShape.parse(JSON.parse(text))
  } catch {
    return null
  }
}
