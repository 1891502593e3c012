import { languages } from '../../app/i18n/languages'
import { isFixedPage, productPages } from '../../app/site-map'

/** First segments that lead on to a link of the backend, which decides by itself how its letters are written. */
const fronts = new Set<string>([
  ...languages.map((language) => `/${language}`),
  ...Object.values(productPages),
])

/** A path in this site's own letters: a fixed page in small ones, else a language or a product page's name in front. */
function inOwnCase(path: string): string {
  const lower = path.toLowerCase()
  if (lower === path || isFixedPage(lower.replace(/\.data$/, ''))) return lower
  const end = path.indexOf('/', 1)
  const front = end < 0 ? lower : lower.slice(0, end)
  return fronts.has(front) ? front + (end < 0 ? '' : path.slice(end)) : path
}

/** A path without the slashes at its end; one that begins with two could be read as another host, and stays. */
function withoutEndSlash(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.startsWith('//') ? path : path.slice(0, end)
}

/**
 * Where an address leads that is written otherwise than this site writes its own: in other letters, or with a slash at its
 * end. The router takes them all, but language and kept documents go by the exact path, and a page has one address. Null
 * for the site's own writing; the letters of what stands behind a language or a product page's name are left as they are.
 */
export function ownAddress({ pathname, search }: URL): string | null {
  const own = inOwnCase(withoutEndSlash(pathname))
  return own === pathname ? null : own + search
}
