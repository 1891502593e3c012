import { languages } from '../../app/i18n/languages'
import { isFixedPage, productPages } from '../../app/site-map'

/** First segments that lead on to a link of the backend, which decides by itself how its letters are written. */
const fronts = new Set<string>([
  ...languages.map((language) => `/${language}`),
  ...Object.values(productPages),
])

/**
 * Where an address leads that is written in other letters than a page of this site: the router takes both, but language
 * and kept documents go by the exact path. Null for the site's own writing and for all that is no fixed page; what
 * stands behind a language or a product page's name is left as it is.
 */
export function ownCase({ pathname, search }: URL): string | null {
  const lower = pathname.toLowerCase()
  if (lower === pathname) return null
  if (isFixedPage(lower.replace(/\.data$/, ''))) return lower + search
  const end = pathname.indexOf('/', 1)
  const front = end < 0 ? lower : lower.slice(0, end)
  if (!fronts.has(front) || pathname.startsWith(front)) return null
  return front + (end < 0 ? '' : pathname.slice(end)) + search
}
