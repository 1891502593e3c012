import type { Session } from './session'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Names as in the newer writing, except for those that our request changed. */
function mergedFields<T extends object>(base: T, newer: T, ours: T): T {
  const merged: Partial<T> = { ...newer }
  for (const name of Object.keys({ ...base, ...ours }) as (keyof T)[]) {
    if (isSame(base[name], ours[name])) continue
    if (ours[name] === undefined) delete merged[name]
    else merged[name] = ours[name]
  }
  return merged as T
}

const memberId = ({ member }: Session) => member?.id

/** One value in several fields: who buys, and by which bearer. */
function membershipOf({ token, member, email, endsWithBrowser }: Session) {
  return { token, member, email, endsWithBrowser }
}

/** The currency that the backend was told; unknown, and so told anew, where two answers told it different ones. */
function mergedCurrency(base: Session, newer: Session, ours: Session): string | undefined {
  if (newer.currency === ours.currency || base.currency === newer.currency) return ours.currency
  return base.currency === ours.currency ? newer.currency : undefined
}

/**
 * Joins what two requests that arrived with the same session made of it. A field that our request changed is ours, any
 * other is the newer writing's. A sign-in or sign-out counts whole, with the backend's cookies and the cart: no slower
 * answer undoes it, and nothing of a guest's or of another member's stays. Where both are one, the newer writing's
 * counts.
 * @param base the session that our request arrived with
 * @param newer the session that another answer wrote since
 * @param ours what our request made of the base
 */
export function mergeSessions(base: Session, newer: Session, ours: Session): Session {
  const merged = mergedFields(base, newer, ours)
  const changed = [newer, ours].find((one) => memberId(one) !== memberId(base))
  if (changed) {
    // The store was chosen for the browser, not by its member.
    const { store, waitingAdd } = merged
    return changed.member ? { ...changed, store, waitingAdd } : changed
  }
  const isMembershipOurs = !isSame(membershipOf(base), membershipOf(ours))
  return {
    ...merged,
    ...membershipOf(isMembershipOurs ? ours : newer),
    shopCookies: mergedFields(base.shopCookies, newer.shopCookies, ours.shopCookies),
    currency: mergedCurrency(base, newer, ours),
  }
}
