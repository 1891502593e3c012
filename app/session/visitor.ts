/** Names a browser before it has a session, so that concurrent changes and repeated forms are recognised. */
export const visitorCookie = '__Host-visitor'

/** A day, longer than any form key is valid. */
export const visitorSeconds = 24 * 60 * 60

/** Empty when the cookie is missing or invalid. */
export function readVisitor(value: string | undefined): string {
  return value && /^[\w-]{22}$/.test(value) ? value : ''
}
