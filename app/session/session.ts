import { z } from 'zod'
import { type Language, languages } from '../i18n/languages'
import { type SealKey, seal, unseal } from './seal'
import { liveToken, type Token } from './token'

/** The cookie that holds a visitor's session, sealed (decision 002). */
export const sessionCookie = '__Host-session'

/** A new visit within this time finds its cart again (rows C17, G05). */
export const sessionSeconds = 60 * 60 * 24 * 60

const schema = z.object({
  token: z.object({ value: z.string(), timeout: z.number() }).optional(),
  email: z.string().optional(),
  member: z
    .object({
      id: z.string(),
      name: z.string(),
      group: z.number(),
      asks: z.array(z.enum(['password', 'consent'])).optional(),
      affiliate: z.boolean().optional(),
      country: z.string().optional(),
      onlyCountry: z.string().optional(),
    })
    .optional(),
  pending: z
    .object({ act: z.string(), fields: z.record(z.string(), z.string()), until: z.number() })
    .optional(),
  step: z
    .object({ kind: z.string(), fields: z.record(z.string(), z.string()), until: z.number() })
    .optional(),
  /** The backend's own cookies by name; they travel inside ours and never reach the browser bare. */
  shopCookies: z.record(z.string(), z.string()).default({}),
  cart: z
    .object({ count: z.number(), total: z.string(), language: z.enum(languages).optional() })
    .nullable()
    .default(null),
})

/** A signed-in member. GROUP above 0 is a member in a group (spec §3 "Member info"). */
export type Member = {
  id: string
  name: string
  group: number
  /** What the shop wants of them: a stronger password, a consent (row L13). */
  asks?: ('password' | 'consent')[] | undefined
  /** Sees what came by their links (row Y01). */
  affiliate?: boolean | undefined
  /** Code of their country; of the only one that addresses may lie in (row A05). */
  country?: string | undefined
  onlyCountry?: string | undefined
}

/** A wish that waits for its sign-in; `until` in milliseconds since 1970. */
export type PendingAct = { act: string; fields: Record<string, string>; until: number }

/** One step of a sign-in; `until` in milliseconds since 1970. */
export type PendingStep = { kind: string; fields: Record<string, string>; until: number }

/** What the storefront remembers of a visitor between two requests. */
export type Session = {
  token?: Token | undefined
  email?: string | undefined
  /** Who is signed in; goes with the token. */
  member?: Member | undefined
  /** How far a sign-in of several steps is: who it is about never stands in an address. */
  step?: PendingStep | undefined
  /** What a guest wanted that needs a member; done after signing in (app/auth/pending.ts). */
  pending?: PendingAct | undefined
  shopCookies: Record<string, string>
  /** The header's cart; its total is written as people of `language` write numbers. */
  cart: { count: number; total: string; language?: Language | undefined } | null
}

/** A visitor of whom nothing is known: holds no cookie, which keeps pages cacheable (design §4.5). */
export function freshSession(): Session {
  return { shopCookies: {}, cart: null }
}

export function isFresh(session: Session): boolean {
  return (
    !session.token &&
    !session.cart &&
    !session.pending &&
    !session.step &&
    Object.keys(session.shopCookies).length === 0
  )
}

/**
 * Opens the session cookie. A malformed, forged or outdated value is a fresh guest, never an error.
 * @param now milliseconds since 1970; a token past its end is dropped
 * @returns `spoiled` when a value was there that could not be read, so that it gets cleared
 */
export async function openSession(
  value: string | undefined,
  keys: SealKey[],
  now: number,
): Promise<{ session: Session; spoiled: boolean }> {
  if (!value) return { session: freshSession(), spoiled: false }
  const text = await unseal(sessionCookie, value, keys)
  const parsed = text === null ? null : parseSession(text)
  if (!parsed) return { session: freshSession(), spoiled: true }
  const token = liveToken(parsed.token, now) ?? undefined
  return { session: { ...parsed, token, member: token && parsed.member }, spoiled: false }
}

function parseSession(text: string): Session | null {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Seals a session for its cookie; null when it is fresh or too big for one (4,096 bytes, RFC 6265 §6.1). */
export async function closeSession(session: Session, keys: SealKey[]): Promise<string | null> {
  if (isFresh(session)) return null
  const value = await seal(sessionCookie, JSON.stringify(session), keys)
  return value.length > 3900 ? null : value
}
