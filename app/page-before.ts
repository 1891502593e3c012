import { safePath } from './safe-path'

/**
 * The page of this site that a form was sent from, by the browser's Referer; null when it says none of ours. Spares
 * the one form that all cards of a page share an address in every document.
 */
export function pageBefore(request: Request): string | null {
  const referer = request.headers.get('referer')
  if (!referer || !URL.canParse(referer)) return null
  const { origin, pathname, search } = new URL(referer)
  return origin === new URL(request.url).origin ? safePath(pathname + search) : null
}
