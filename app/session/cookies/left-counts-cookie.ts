import { parseCookies } from './cookies'

/** Written by the cart page's script (app/cart/page/unsent-counts.ts). */
export const leftCountsCookie = 'leftCounts'

/** The id of the unsent counts of the page that was left for this one; null without any. */
export function nameOfLeftCounts(request: Request): string | null {
  const name = parseCookies(request.headers.get('cookie'))[leftCountsCookie]
  return name && /^[\w-]{1,36}$/.test(name) ? name : null
}
