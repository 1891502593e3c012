import { type BackendCookies, isSameValue } from '~/backend/http/backend-cookies'
import type { Session } from '~/session/session'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Starts from the newer session and applies our changes. */
function mergedFields<T extends object>(base: T, newer: T, ours: T): T {
  const merged: Partial<T> = { ...newer }
  for (const name of Object.keys({ ...base, ...ours }) as (keyof T)[]) {
    if (isSame(base[name], ours[name])) continue
    if (ours[name] === undefined) delete merged[name]
    else merged[name] = ours[name]
  }
  return merged as T
}

/** A cookie whose end alone we changed counts as unchanged where the newer session has another value. */
function mergedCookies(
  base: BackendCookies,
  newer: BackendCookies,
  ours: BackendCookies,
): BackendCookies {
  const changed = { ...ours }
  for (const [name, stored] of Object.entries(base))
    if (isSameValue(stored, ours[name]) && !isSameValue(stored, newer[name])) changed[name] = stored
  return mergedFields(base, newer, changed)
}

const memberId = ({ member }: Session) => member?.id

function membershipOf({ token, member, email, endsWithBrowser }: Session) {
  return { token, member, email, endsWithBrowser }
}

/** The currency of the backend's session; undefined when the requests set different ones, so that it is set again. */
function mergedCurrency(base: Session, newer: Session, ours: Session): string | undefined {
  if (newer.currency === ours.currency || base.currency === newer.currency) return ours.currency
  return base.currency === ours.currency ? newer.currency : undefined
}

const steps = ['step', 'orderStep', 'passwordStep', 'linkStep'] as const

/** Whether a session gained what only the browser that signed in may hold: a membership, or a step towards one or towards a payment. */
function isGained(base: Session, newer: Session): boolean {
  if (newer.member && memberId(newer) !== memberId(base)) return true
  const isOther = (name: (typeof steps)[number]) =>
    newer[name] !== undefined && !isSame(newer[name], base[name])
  return steps.some(isOther)
}

/** Whether our request signed in, as the same member, or took a step itself: of two presses the browser drops one answer. */
const isGainedByBoth = (base: Session, newer: Session, ours: Session): boolean =>
  isGained(base, ours) && (!newer.member || memberId(newer) === memberId(ours))

/**
 * Merges the sessions of two concurrent requests. Our changes win over the base, the rest comes from the newer session.
 * A sign-in or sign-out replaces the whole session; if both have one, the newer session wins.
 * @param base the session that our request received
 * @param newer the session that another response wrote since
 * @param ours the base with our changes
 * @returns null when the newer session alone began a sign-in: whoever sent this request may hold a copy of the session
 * before it. Then nothing is written, and the browser that signed in keeps what it has
 */
export function mergeSessions(base: Session, newer: Session, ours: Session): Session | null {
  if (isGained(base, newer)) {
    if (!isGainedByBoth(base, newer, ours)) return null
    return newer.member && !base.member ? { ...ours, store: newer.store } : ours
  }
  const merged = mergedFields(base, newer, ours)
  const changed = [newer, ours].find((one) => memberId(one) !== memberId(base))
  if (changed) {
    // The store belongs to the browser, not to the member.
    const { store, pendingAdd } = merged
    return changed.member ? { ...changed, store, pendingAdd } : changed
  }
  const isMembershipOurs = !isSame(membershipOf(base), membershipOf(ours))
  return {
    ...merged,
    ...membershipOf(isMembershipOurs ? ours : newer),
    backendCookies: mergedCookies(base.backendCookies, newer.backendCookies, ours.backendCookies),
    currency: mergedCurrency(base, newer, ours),
  }
}
