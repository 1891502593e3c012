import { ownPath } from '~/backend/http/shop-origins'
import { cleanHtml } from './html/clean-html'

const ofService =
  /^\/(?:srv|static)(?:\/(?!\.{1,2}(?:[/?#]|$))[\w.~-]{1,120})+\/?(?:\?[^#\s\\]{0,300})?(?=#|$)/

/** Path and query of a tab's URL at the shop; null for anything but its backend's services. */
export function tabAddress(url: string): string | null {
  const own = ownPath(url.trim())
  return ofService.exec(own.startsWith('/') ? own : `/${own}`)?.[0] ?? null
}

/** What a tab's address is called by. */
export function tabCall(address: string): { parts: string[]; query: Record<string, string> } {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  return {
    parts: path.split('/').filter((part) => part !== ''),
    query: Object.fromEntries(new URLSearchParams(query)),
  }
}

/** HTML of a tab, sanitised: a text answer, the named property, or the status text. Null for neither. */
export function readTab(body: unknown, property: string): string | null {
  if (typeof body === 'string') return cleanHtml(body)
  if (typeof body !== 'object' || body === null) return null
  const propertyValue: unknown = (body as Record<string, unknown>)[property]
  const sentence: unknown = (body as Record<string, unknown>).statusText
  const found = [propertyValue, sentence].find((one) => typeof one === 'string' && one !== '')
  return typeof found === 'string' ? cleanHtml(found) : null
}
