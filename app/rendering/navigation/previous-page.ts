import { safePath } from '~/backend/http/safe-path'

/** The page of this site that sent a form, by its Referer; null if foreign. Saves a field in every shared form. */
export function pageBefore(request: Request): string | null {
  const referer = request.headers.get('referer')
  if (!referer || !URL.canParse(referer)) return null
  const { origin, pathname, search } = new URL(referer)
  return origin === new URL(request.url).origin ? safePath(pathname + search) : null
}
