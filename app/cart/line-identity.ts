import type { CartLine } from '~/shop/cart-model'

/** A number for a text that stays the same from page to page (FNV-1a, 32 bits); it guards nothing. */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash.toString(36)
}

/**
 * Which line this is, whatever its place in the cart: product, variant, and all that makes two lines of one product
 * differ. A form carries it, so that a change never meets another line.
 */
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
 * A key for each line of a cart that stays the same when others come or go: the backend's own name where it gives one,
 * else what the line is, with its place among equal ones.
 */
export function keysOf(lines: CartLine[]): string[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const name = line.lineId || identityOf(line)
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return before ? `${name} ${before}` : name
  })
}
