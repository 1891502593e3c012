import type { CallRequest } from '../../call-check'
import type { Facts } from '../../facts'

/** Why the cart is not changed; null when it belongs to this session alone. */
export function dangerOf({ hasSession, hasOtherLines }: Facts): string | null {
  if (!hasSession) return 'the shop set no cookie, so the cart may be shared with other shoppers'
  return hasOtherLines ? 'the cart holds products that were not added here' : null
}

/** A change of the line that the check has added, in a session of its own. */
export const ofLine =
  (parts: (index: string) => string[]) =>
  (facts: Facts): CallRequest | string => {
    const { line } = facts
    const danger = dangerOf(facts)
    if (danger !== null || !line) return danger ?? 'no answer tells the line of the added product'
    const query: Record<string, string> = line.lineId ? { lines: line.lineId } : {}
    return { parts: parts(line.index), query }
  }
