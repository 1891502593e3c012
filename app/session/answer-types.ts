/** A short message to the shopper; `ms` is how long it stays when script runs. */
export type Notice = {
  tone: 'good' | 'bad' | 'warn' | 'plain'
  text: string
  /** With `window` script opens it in a window so wide in px, with `now` unasked as soon as the page is awake. */
  link?: { href: string; text: string; window?: number; now?: boolean }
  ms: number
  /** Shown in a window of this name once script runs. */
  modal?: { title: string }
  /** Says that there is no connection: said once however often it is met, and only as long as there is none. */
  offline?: true
  /**
   * What was typed into the form that failed, or that led to a sibling by its `productPath`: a document drawn after a
   * redirect fills it in again.
   */
  typed?: Record<string, string>
}

/** The header's cart as an answer brings it; the page's currency unless said. `items` is what the browser remembers. */
export type AnswerCart = {
  count: number
  total: string
  currency?: string
  items?:
    | { productId: string; variantId: string; title: string; path: string | null; count: number }[]
    | undefined
}

/** What an action tells the page when script asked; without script the same becomes a flash and a 303. */
export type Answer = {
  notices: Notice[]
  /** The header's cart, where the action changed it; null empties it. Script gets the total with its currency. */
  cart?: AnswerCart | null
  /** Ids of the products that came into the cart, of several that were wanted. */
  added?: string[]
  /** Whether the member's favourites are others now. */
  favourites?: true
  /** The popup to open: the cart drawer (status 3) or the store choice (status -2). */
  open?: 'cart' | 'store'
  storeChoice?: { href: string }
  /** The store that was chosen, as pages say it. */
  store?: string
  /** Another window, by the address of its page: signing in, the comparison, any other. */
  window?:
    | { kind: 'signIn' | 'compare'; href: string }
    | { kind: 'page'; href: string; width: number; title: string }
  /** Whether the wish is still open (nobody knows if it arrived): its form keeps its key. */
  kept?: boolean
  /** Errors under fields, by field name. */
  fields?: Record<string, string[]>
}
