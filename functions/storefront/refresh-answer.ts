import { z } from 'zod'
import { normaliseExpiry } from '../../app/session/token'
import { readSignIn } from '../../app/shop/sign-in'
import type { Wire } from '../../app/shop/transport'

const tokenShape = z.object({
  kind: z.literal('token'),
  token: z.object({ value: z.string(), timeout: z.number() }),
  cookies: z.record(z.string(), z.string()),
  mustChange: z.boolean().default(false),
})

/** A new token, with the backend's cookies as they are after it, and whether the password must be changed now. */
export type Refreshed = z.output<typeof tokenShape>

/** What a refresh said: another token, signed out, or nothing that counts (the token serves on until it ends). */
export type RefreshAnswer = Refreshed | { kind: 'out' } | { kind: 'none' }

/** Reads an answer: 401, 403 and 500 sign out; what cannot be read counts for nothing. */
export function readRefresh(wire: Wire, cookies: Record<string, string>): RefreshAnswer {
  if ([401, 403, 500].includes(wire.status)) return { kind: 'out' }
  const answer = wire.status < 300 ? readSignIn(wire.body) : null
  const timeout = answer?.ok ? normaliseExpiry(answer.expiresAt) : null
  if (!answer?.ok || timeout === null) return { kind: 'none' }
  const { bearer: value, mustChange } = answer
  return { kind: 'token', token: { value, timeout }, cookies, mustChange }
}

/** Reads what another isolate left. @returns null when it is nothing of ours */
export function parseRefreshed(text: string): Refreshed | null {
  try {
    return tokenShape.parse(JSON.parse(text))
  } catch {
    return null
  }
}
