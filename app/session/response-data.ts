import type { SubmissionResult } from '@conform-to/react'

/** `ms` is the display time when script runs. */
export type Notice = {
  tone: 'good' | 'bad' | 'warn' | 'plain'
  text: string
  /** `dialogWidth` opens the link as a dialog of this width in px; `now` opens it after hydration. */
  link?: { href: string; text: string; dialogWidth?: number; now?: boolean }
  more?: { href: string; text: string }[]
  /** A form with one button, such as to undo what the notice tells. */
  form?: { action: string; fields: Record<string, string>; text: string }
  ms: number
  /** Shown in a dialog with this title when script runs. */
  modal?: { title: string }
  /** A missing connection, shown once and only while it lasts. */
  offline?: true
  /** Values to fill in again after a redirect: of a failed form, or of one that led to a sibling by its `productPath`. */
  typed?: Record<string, string>
}

/** The header's cart; without `currency` it is the page's. The browser stores `items`. */
export type HeaderCart = {
  count: number
  total: string
  currency?: string
  items?:
    | { productId: string; variantId: string; title: string; path: string | null; count: number }[]
    | undefined
  /** For the session alone. */
  lines?: Record<string, string | number>[] | undefined
}

/** Result of an action for script; without script it becomes a flash and a 303. */
export type ActionResult = {
  notices: Notice[]
  /** Null empties the cart; undefined leaves it. For script the total includes its currency. */
  cart?: HeaderCart | null
  /** Product ids that were added, of several. */
  added?: string[]
  /** Product ids whose hearts the shop has changed. */
  favourites?: string[]
  /** Product ids of the comparison list, where it was changed. */
  compared?: string[]
  /** Texts for the fields of counts that are not what was typed. */
  faults?: Record<string, string>
  /** The dialog to open: cart drawer (status 3) or store choice (status -2). */
  open?: 'cart' | 'store'
  storeChoice?: { href: string }
  store?: string
  dialog?:
    | { kind: 'signIn' | 'compare' | 'quickAdd'; href: string }
    | { kind: 'page'; href: string; width: number; title: string }
  /** Nothing changed, or nobody knows: the form keeps its key, and the page's data is not read again. */
  unchanged?: boolean
  /** Why, where a line of the cart says it. */
  reason?: string
  /** Errors of a refused form, or what resets a form that succeeded. */
  result?: SubmissionResult
}
