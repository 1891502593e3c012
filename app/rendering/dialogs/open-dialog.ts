/** A page that opens as a dialog: URL, width in px, and a title until it has loaded. */
export type PageDialogRequest = { kind: 'page'; href: string; width: number; title: string }

export type OpenDialog =
  | { kind: 'cart' }
  | { kind: 'store' | 'signIn' | 'compare' | 'quickAdd'; href: string }
  | PageDialogRequest
  | { kind: 'message'; title: string; text: string }
