/** A short message to the shopper; `ms` is how long it stays when script runs (spec §9). */
export type Notice = {
  tone: 'good' | 'bad' | 'warn' | 'plain'
  text: string
  link?: { href: string; text: string }
  ms: number
  /** What was typed into the form that failed: a document drawn after a redirect fills it in again (row X03). */
  typed?: Record<string, string>
}

/** What an action tells the page when script asked; without script the same becomes a flash and a 303. */
export type Answer = {
  notices: Notice[]
  /** The header's cart, where the action changed it; null empties it. */
  cart?: { count: number; total: string } | null
  /** The popup to open: the cart drawer (status 3) or the store choice (status -2). */
  open?: 'cart' | 'store'
  storeChoice?: { href: string }
  /** Another window, by the address of its page: signing in (row F02), the comparison (row K04), any other (row U10). */
  window?:
    | { kind: 'signIn' | 'compare'; href: string }
    | { kind: 'page'; href: string; width: number; title: string }
  /** Whether the wish is still open (nobody knows if it arrived): its form keeps its key (row C15). */
  kept?: boolean
  /** Errors under fields, by field name. */
  fields?: Record<string, string[]>
}
