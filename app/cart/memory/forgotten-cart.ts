/** Key of the cart that the browser remembers (app/cart/memory/cart-memory.ts). */
export const cartMemoryKey = 'Cart'

const forgotten = 'null'

/** Records that the cart has changed and its new sum is not here: a page restored from history must ask for it. */
export function forgetCart(): void {
  try {
    localStorage.setItem(cartMemoryKey, forgotten)
  } catch {
    // Without storage a page restored from history keeps its header until it is left.
  }
}

export const isForgotten = (entry: string | null): boolean => entry === forgotten
