import { safePath } from './safe-path'

/** Origins without a slash at the end; '' for the bound reference shop, which has no address of its own. */
export type ShopOrigins = { shop: string; site: string; pictures: string }

const bound: ShopOrigins = { shop: '', site: '', pictures: '' }
let origins = bound

/** Sets the origins that addresses in the backend's answers are read by: settings of the Worker, never of a request. */
export function setShopOrigins(given: ShopOrigins = bound): void {
  origins = given
}

/** An http origin of pictures, which a Content-Security-Policy has to name; '' for https or none. */
export const plainPictureOrigin = (): string =>
  origins.pictures.startsWith('http:') ? origins.pictures : ''

/**
 * The address of a picture: relative ones belong to `PICTURE_ORIGIN`, `//` and `http:` become https as in a browser,
 * other schemes ''. Without an origin a relative address stays a path, since the storefront serves the pictures itself.
 */
export function pictureAddress(value: string): string {
  const { pictures } = origins
  if (value === '' || (pictures !== '' && value.startsWith(`${pictures}/`))) return value
  const absolute = value.replace(/^(?:http:)?\/\/(?=[^/])/i, 'https://')
  if (/^https:\/\//i.test(absolute)) return absolute
  if (/^[a-z][\w+.-]*:/i.test(value)) return ''
  return `${pictures}/${value.replace(/^\/+/, '')}`
}

/** An absolute link to the shop's own host, or to this site's, as a path; other links as they are. */
export function ownPath(link: string): string {
  const absolute = /^(?:https?:)?\/\/([^/?#]+)(.*)$/is.exec(link)
  if (!absolute) return link
  const [, host = '', rest = ''] = absolute
  // biome-ignore lint/plugin: a host is no text
  const named = host.toLowerCase()
  const isOwn = [origins.shop, origins.site].some(
    (own) => own !== '' && new URL(own).host === named,
  )
  return isOwn ? rest || '/' : link
}

/** Accepts links with and without a leading slash, and absolute ones to the shop's own host; null for anything else. */
export function pathOfLink(link: unknown): string | null {
  if (typeof link !== 'string' || link === '') return null
  const path = ownPath(link)
  if (/^[a-z][\w+.-]*:/i.test(path)) return null
  return safePath(path.startsWith('/') ? path : `/${path}`)
}
