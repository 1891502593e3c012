import type { CartLine } from '~/backend/cart/cart-model'

/** A stable hash of a text (FNV-1a, 32 bits); not for security. */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash.toString(36)
}

/** Identifies a line whatever its position. */
export function identityOf(line: CartLine): string {
  const { productId, variantId, orderNote, subscribed, subscribeFrequency, personal } = line
  const rest = [
    orderNote,
    subscribed,
    subscribeFrequency,
    personal.map(({ key, value }) => [key, value]),
  ]
  return `${productId}-${variantId}-${digest(JSON.stringify(rest))}`
}

/**
 * Names of lines for forms, so that none changes another line: the identity, wherever the line has moved; among equal
 * lines also its place and their number, because once one of them is gone nobody knows which it was.
 */
export function namesOf(lines: CartLine[]): string[] {
  const all = lines.map(identityOf)
  return all.map((name, at) => {
    const equal = [...all.keys()].filter((other) => all[other] === name)
    return equal.length > 1 ? `${name} ${equal.indexOf(at)}/${equal.length}` : name
  })
}

/** The identity in a name of `namesOf`. */
export const identityIn = (name: string): string => name.replace(/ .*/, '')

/** Stable keys for lines: the backend's id, else the identity with a number among equal ones. */
export function keysOf(lines: CartLine[]): string[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const name = line.lineId || identityOf(line)
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return before ? `${name} ${before}` : name
  })
}
