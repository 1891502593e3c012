/**
 * Names a browser before it has a session, so that two changes at once find each other and a form sent again is known
 * even when the first answer brought a session in between. Random, and good for nothing else.
 */
export const visitorCookie = '__Host-visitor'

/** A day: longer than any form key is taken. */
export const visitorSeconds = 24 * 60 * 60

/** The visitor's name that a cookie holds; empty for none. */
export function readVisitor(value: string | undefined): string {
  return value && /^[\w-]{22}$/.test(value) ? value : ''
}
