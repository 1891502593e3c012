/** A page that opens as a dialog: URL, width in px, and a title until it has loaded. */
export type PageDialogRequest = { kind: 'page'; href: string; width: number; title: string }

/** A dialog with content of its own, beside the page of the same. */
type Panel = { kind: 'cart' } | { kind: 'store' | 'compare' | 'quickAdd'; href: string }

export type OpenDialog =
  | Panel
  | { kind: 'signIn'; href: string }
  | PageDialogRequest
  | { kind: 'message'; title: string; text: string }

export const isPanel = (open: OpenDialog): open is Panel =>
  ['cart', 'store', 'compare', 'quickAdd'].includes(open.kind)
