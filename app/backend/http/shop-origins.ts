import { isFilePath, safePath } from './safe-path'

/** Origins without a slash at the end; '' for the bound reference shop, which has no address of its own. */
export type ShopOrigins = {
  shop: string
  site: string
  pictures: string
  /** Whether Cloudflare's image transformations make the widths of a picture. */
  resizes?: boolean
}

const bound: ShopOrigins = { shop: '', site: '', pictures: '' }
let origins = bound

/** Sets the origins that addresses in the backend's answers are read by: settings of the Worker, never of a request. */
export function setShopOrigins(given: ShopOrigins = bound): void {
  origins = given
}

/** The name of a shop that gives none. */
export const siteHost = (): string => (origins.site === '' ? '' : new URL(origins.site).host)

/** A path at the shop itself. */
export const shopAddress = (path: string): string => origins.shop + path

const isPlain = (origin: string) => origin.startsWith('http:')

/** What a Content-Security-Policy names for pictures by http: any of a page by http (local work), else an http origin. */
export function plainPictureSource(): string {
  if (isPlain(origins.site)) return 'http:'
  return isPlain(origins.pictures) ? origins.pictures : ''
}

/**
 * The address of a picture: relative ones belong to `PICTURE_ORIGIN`; on a page by https `//` and `http:` become https,
 * as in a browser; other schemes ''. Without an origin a relative address stays a path, since the storefront serves it.
 */
export function pictureAddress(value: string): string {
  const { pictures, site } = origins
  if (value === '' || (pictures !== '' && value.startsWith(`${pictures}/`))) return value
  if (isPlain(site) && /^http:\/\/[^/]/i.test(value)) return value
  const scheme = isPlain(site) ? 'http://' : 'https://'
  const absolute = value.replace(/^(?:http:)?\/\/(?=[^/])/i, scheme)
  if (/^https?:\/\//i.test(absolute)) return absolute
  if (/^[a-z][\w+.-]*:/i.test(value)) return ''
  return `${pictures}/${value.replace(/^\/+/, '')}`
}

/** A picture in a width, where Cloudflare transforms it at this site's own `/cdn-cgi/image/`; else as it is. */
export function pictureOfWidth(address: string, width: number): string {
  if (!origins.resizes || !/^https?:/.test(address)) return address
  return `/cdn-cgi/image/width=${width},fit=scale-down,format=auto,onerror=redirect/${address}`
}

const bareHost = (host: string) => host.replace(/^www\./, '')

/** An absolute link to the shop's own host, with or without `www.`, or to this site's, as a path; other links as they are. */
export function ownPath(link: string): string {
  const absolute = /^(?:https?:)?\/\/([^/?#]+)(.*)$/is.exec(link)
  if (!absolute) return link
  const [, host = '', rest = ''] = absolute
  // biome-ignore lint/plugin: a host is no text
  const named = host.toLowerCase()
  const isOwn = [origins.shop, origins.site].some(
    (own) => own !== '' && bareHost(new URL(own).host) === bareHost(named),
  )
  return isOwn ? rest || '/' : link
}

/** The address of a link in a text of the shop: a page is one of this site, a file is at the shop. Without an origin it stays a path. */
export function textAddress(link: string): string {
  const path = ownPath(link)
  return /^\/(?!\/)/.test(path) && isFilePath(path) ? shopAddress(path) : path
}

/** Accepts links with and without a leading slash, and absolute ones to the shop's own host; null for anything else. */
export function pathOfLink(link: unknown): string | null {
  if (typeof link !== 'string' || link === '') return null
  const path = ownPath(link)
  if (/^[a-z][\w+.-]*:/i.test(path)) return null
  const safe = safePath(path.startsWith('/') ? path : `/${path}`)
  // Our own addresses end without a slash: with one, each link would cost a redirect.
  return safe === null ? null : safe.replace(/^([^?#]*[^/?#])\/+(?=[?#]|$)/, '$1')
}
