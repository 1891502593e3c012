import { z } from 'zod'
import { type Language, languages } from '../i18n/languages'
import { isSealedByFirst, type SealKey, unseal } from './seal'
import type { Token } from './token'

/** The cookie that holds a visitor's session, sealed (decision 002). */
export const sessionCookie = '__Host-session'

/** A new visit within this time finds its cart again. */
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
  waitingAdd: z
    .object({ fields: z.array(z.tuple([z.string(), z.string()])), until: z.number() })
    .optional(),
  addressDraft: z
    .object({
      id: z.string(),
      fields: z.array(z.tuple([z.string(), z.string()])),
      until: z.number(),
    })
    .optional(),
  /** The backend's own cookies by name; they travel inside ours and never reach the browser bare. */
  shopCookies: z.record(z.string(), z.string()).default({}),
  cart: z
    .object({
      count: z.number(),
      total: z.string(),
      language: z.enum(languages).optional(),
      currency: z.string().optional(),
    })
    .nullable()
    .default(null),
  /** The store that the shopper chose, as pages say it. */
  store: z.string().optional(),
  /** The currency that the backend's session was told last. */
  currency: z.string().optional(),
  /** The member did not ask to be remembered: the cookie ends with the browser. */
  endsWithBrowser: z.boolean().optional(),
})

/** A signed-in member. GROUP above 0 is a member in a group. */
export type Member = {
  id: string
  name: string
  group: number
  /** What the shop wants of them: a stronger password, a consent. */
  asks?: ('password' | 'consent')[] | undefined
  /** Sees what came by their links. */
  affiliate?: boolean | undefined
  /** Code of their country; of the only one that addresses may lie in. */
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
  /** An add that waits for the choice of a store (app/stores/waiting-add.ts); `until` in milliseconds since 1970. */
  waitingAdd?: { fields: [string, string][]; until: number } | undefined
  /** An address whose lists are asked for step by step (app/address/draft.ts); `until` in milliseconds since 1970. */
  addressDraft?: { id: string; fields: [string, string][]; until: number } | undefined
  shopCookies: Record<string, string>
  /** The header's cart; its total is in `currency`, written as people of `language` write numbers. */
  cart: {
    count: number
    total: string
    language?: Language | undefined
    currency?: string | undefined
  } | null
  /** The store that the shopper chose: its name and place. */
  store?: string | undefined
  currency?: string | undefined
  endsWithBrowser?: boolean | undefined
}

/** A visitor of whom nothing is known: holds no cookie, which keeps pages cacheable. */
export function freshSession(): Session {
  return { shopCookies: {}, cart: null }
}

export function isFresh(session: Session): boolean {
  return (
    !session.token &&
    !session.cart &&
    !session.pending &&
    !session.step &&
    !session.waitingAdd &&
    !session.addressDraft &&
    !session.store &&
    Object.keys(session.shopCookies).length === 0
  )
}

/**
 * Forgets the member and everything that was theirs: the bearer, the backend's session with its cart, unfinished steps.
 * Whoever uses the browser next must not see it.
 */
export function endMembership(session: Session): void {
  for (const name of Object.keys(session))
    if (name !== 'shopCookies') delete session[name as 'token']
  for (const name of Object.keys(session.shopCookies)) delete session.shopCookies[name]
  session.cart = null
}

/**
 * Opens a sealed session. A malformed, forged or outdated value is a fresh guest, never an error.
 * @returns `spoiled` when a value was there that could not be read, so that it gets cleared; `isOld` when a key sealed it
 *   that is on its way out, so that it gets written anew
 */
export async function openSession(
  value: string | undefined,
  keys: SealKey[],
): Promise<{ session: Session; spoiled: boolean; isOld: boolean }> {
  if (!value) return { session: freshSession(), spoiled: false, isOld: false }
  const text = await unseal(sessionCookie, value, keys)
  const session = text === null ? null : parseSession(text)
  if (!session) return { session: freshSession(), spoiled: true, isOld: false }
  return { session, spoiled: false, isOld: !isSealedByFirst(value, keys) }
}

function parseSession(text: string): Session | null {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
