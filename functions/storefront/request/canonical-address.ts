import { languages } from '../../../app/i18n/languages'
import { isFixedPage, productPages } from '../../../app/site-map'

/** First segments before a link of the backend, which decides the case of its own letters. */
const prefixes = new Set<string>([
  ...languages.map((language) => `/${language}`),
  ...Object.values(productPages),
])

/** A path with a fixed page in lower case, or else its language or product page prefix. */
function withCanonicalCase(path: string): string {
  const lower = path.toLowerCase()
  if (lower === path || isFixedPage(lower.replace(/\.data$/, ''))) return lower
  const end = path.indexOf('/', 1)
  const prefix = end < 0 ? lower : lower.slice(0, end)
  return prefixes.has(prefix) ? prefix + (end < 0 ? '' : path.slice(end)) : path
}

/** A path without trailing slashes. One that begins with two could be read as another host and stays unchanged. */
function withoutEndSlash(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.startsWith('//') ? path : path.slice(0, end)
}

/**
 * The canonical form of an address that differs in case or has a trailing slash; null when it is canonical already.
 * The router accepts all forms, but language and document cache go by the exact path, and a page has one address.
 * What follows a language or product page prefix keeps its case.
 */
export function canonicalAddress({ pathname, search }: URL): string | null {
  const canonical = withCanonicalCase(withoutEndSlash(pathname))
  return canonical === pathname ? null : canonical + search
}
