import { z } from 'zod'
import type { BackendCookies } from '~/backend/http/backend-cookies'
import { readNumber } from '~/backend/http/fields'
import { isSealedByFirst, type SealKey, unseal } from '~/session/cookies/seal'
import { type Language, languages } from '../i18n/languages'
import type { Token } from './token'

/** The cookie of the sealed session (decision 002). */
export const sessionCookie = '__Host-session'

export const sessionSeconds = 60 * 60 * 24 * 60

const pendingStep = z.object({
  kind: z.string(),
  fields: z.record(z.string(), z.string()),
  until: z.number(),
})

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
  pendingAction: z
    .object({ act: z.string(), fields: z.record(z.string(), z.string()), until: z.number() })
    .optional(),
  step: pendingStep.optional(),
  orderStep: pendingStep.optional(),
  passwordStep: pendingStep.optional(),
  linkStep: pendingStep.optional(),
  savedCard: z.object({ id: z.string(), name: z.string(), member: z.string() }).optional(),
  orderPayment: z.string().optional(),
  noDocuments: z.boolean().optional(),
  securityCode: z
    .object({
      due: z.array(z.string()),
      audio: z.string(),
      isVerified: z.boolean().optional(),
      until: z.number(),
    })
    .optional(),
  pendingAdd: z
    .object({ fields: z.array(z.tuple([z.string(), z.string()])), until: z.number() })
    .optional(),
  addressDraft: z
    .object({
      id: z.string(),
      fields: z.array(z.tuple([z.string(), z.string()])),
      until: z.number(),
    })
    .optional(),
  newsletter: z
    .object({ email: z.string(), names: z.array(z.string()), until: z.number() })
    .optional(),
  /** The backend's cookies by name, with their ends; sealed, so that they never reach the browser. */
  backendCookies: z.record(z.string(), z.string()).default({}),
  cart: z
    .object({
      count: z.number(),
      total: z.string(),
      language: z.enum(languages).optional(),
      currency: z.string().optional(),
      lines: z.array(z.record(z.string(), z.union([z.string(), z.number()]))).optional(),
    })
    .nullable()
    .default(null),
  store: z.string().optional(),
  currency: z.string().optional(),
  /** The member did not tick "remember me". */
  endsWithBrowser: z.boolean().optional(),
  hasSharedCookies: z.boolean().optional(),
})

/** `group` above 0 is a member of a customer group. */
export type Member = {
  id: string
  name: string
  group: number
  asks?: ('password' | 'consent')[] | undefined
  affiliate?: boolean | undefined
  /** The only country allowed in addresses. */
  country?: string | undefined
  onlyCountry?: string | undefined
}

/** An action that waits for the sign-in; `until` in milliseconds since 1970. */
export type PendingAction = { act: string; fields: Record<string, string>; until: number }

/** A step of a sign-in; `until` in milliseconds since 1970. */
export type PendingStep = { kind: string; fields: Record<string, string>; until: number }

export type Session = {
  token?: Token | undefined
  email?: string | undefined
  member?: Member | undefined
  /** The current step of a sign-in; keeps personal data out of URLs. */
  step?: PendingStep | undefined
  /** What becomes of the order that was placed last (app/auth/sign-in-step.ts). */
  orderStep?: PendingStep | undefined
  /** An expired password: of a member, it waits until it is changed. */
  passwordStep?: PendingStep | undefined
  /** A mail's link that needs a sign-in first. */
  linkStep?: PendingStep | undefined
  /** The choice of card for the next order (app/checkout/saved-card.ts); `id` '' is another payment. */
  savedCard?: { id: string; name: string; member: string } | undefined
  /** The payment method of the next order, for a shop that does not name it. */
  orderPayment?: string | undefined
  /** The shop sends no documents of the next order. */
  noDocuments?: boolean | undefined
  /** A guest's action that needs a member (app/auth/pending-action.ts). */
  pendingAction?: PendingAction | undefined
  /** The purposes for which the shop asks for a code, and the backend's address of the last one as sound. */
  securityCode?:
    | { due: string[]; audio: string; isVerified?: boolean | undefined; until: number }
    | undefined
  /** An add that waits for a store (app/cart/add/pending-add.ts); `until` in milliseconds since 1970. */
  pendingAdd?: { fields: [string, string][]; until: number } | undefined
  /** A draft of an address (app/account/address-form/draft.ts); `until` in milliseconds since 1970. */
  addressDraft?: { id: string; fields: [string, string][]; until: number } | undefined
  newsletter?: { email: string; names: string[]; until: number } | undefined
  backendCookies: BackendCookies
  /** `total` is in `currency`, formatted for `language`. */
  cart: {
    count: number
    total: string
    language?: Language | undefined
    currency?: string | undefined
    /** Of a shop without a call for the cart: as the last answer had them. */
    lines?: Record<string, string | number>[] | undefined
  } | null
  store?: string | undefined
  currency?: string | undefined
  endsWithBrowser?: boolean | undefined
  /** The browser has the backend's cookies too, for the platform's own pages (decision 068). */
  hasSharedCookies?: boolean | undefined
}

/** A new visitor has no cookie, which keeps pages cacheable. */
export function freshSession(): Session {
  return { backendCookies: {}, cart: null }
}

export function isFresh(session: Session): boolean {
  return (
    !session.token &&
    !session.member &&
    !session.email &&
    !session.cart &&
    !session.pendingAction &&
    !session.step &&
    !session.orderStep &&
    !session.passwordStep &&
    !session.linkStep &&
    !session.pendingAdd &&
    !session.addressDraft &&
    !session.newsletter &&
    !session.store &&
    !session.securityCode &&
    Object.keys(session.backendCookies).length === 0
  )
}

/** Drops the lines of the last answer: what the shop has now, they no longer tell. */
export function dropCartLines(session: Session): void {
  if (session.cart) session.cart = { ...session.cart, lines: undefined }
}

/**
 * The cart of the last answer under the names of `cart/load`: its lines, and what the shop says that they cost together,
 * which is less than their sum where a campaign counts. Null where no lines are stored, or other pages may have changed them.
 */
export function storedCartOf({ cart, hasSharedCookies }: Session): object | null {
  if (cart?.lines === undefined || hasSharedCookies) return null
  const { lines: PRODUCTS, currency: TARGET_CURRENCY, total } = cart
  const price = readNumber(total)
  const sums = price !== null && price > 0 ? { PRICE_GOODS: price, PRICE_CART: price } : {}
  return { PRODUCTS, TARGET_CURRENCY, ...sums }
}

/** Removes everything of the member, because another person may use the browser next. */
export function endMembership(session: Session): void {
  for (const name of Object.keys(session))
    if (name !== 'backendCookies') delete session[name as 'token']
  for (const name of Object.keys(session.backendCookies)) delete session.backendCookies[name]
  session.cart = null
}

/**
 * Opens a sealed session. Invalid values give a fresh guest, never an error.
 * @returns `invalid` when the value could not be read and must be cleared; `isOld` when a retired key sealed it
 */
export async function openSession(
  value: string | undefined,
  keys: SealKey[],
): Promise<{ session: Session; invalid: boolean; isOld: boolean }> {
  if (!value) return { session: freshSession(), invalid: false, isOld: false }
  const text = await unseal(sessionCookie, value, keys)
  const session = text === null ? null : parseSession(text)
  if (!session) return { session: freshSession(), invalid: true, isOld: false }
  return { session, invalid: false, isOld: !isSealedByFirst(value, keys) }
}

/** Sessions last 60 days: those sealed before 2026-12 have these entries under other names. */
const formerNames = {
  backendCookies: 'shopCookies',
  pendingAction: 'pending',
  pendingAdd: 'waitingAdd',
} as const

function withFormerNames(stored: Record<string, unknown>): Record<string, unknown> {
  const former = Object.entries(formerNames).flatMap(([name, before]) =>
    before in stored ? [[name, stored[before]]] : [],
  )
  // An expired password was a step of a sign-in, which any other step replaced.
  const { step } = stored as { step?: PendingStep }
  const password = step?.kind === 'expired' ? { passwordStep: step } : {}
  return { ...Object.fromEntries(former), ...password, ...stored }
}

function parseSession(text: string): Session | null {
  try {
    return schema.parse(withFormerNames(z.record(z.string(), z.unknown()).parse(JSON.parse(text))))
  } catch {
    return null
  }
}
