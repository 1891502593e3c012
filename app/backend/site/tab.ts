import { cleanHtml } from './clean-html'

/** Only plain paths of the backend's services may be requested. */
export function isTabAddress(address: string): boolean {
  return /^\/(?:srv|static)(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]{1,120})+\/?$/.test(address)
}

export function tabParts(address: string): string[] {
  return address.split('/').filter((part) => part !== '')
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
