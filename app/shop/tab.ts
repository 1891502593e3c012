import { cleanHtml } from './clean-html'

/** Whether a tab's address is a plain path of the backend's services; nothing else is ever asked. */
export function isTabAddress(address: string): boolean {
  return /^\/(?:srv|static)(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]{1,120})+\/?$/.test(address)
}

/** The parts of a tab's address, which isTabAddress has let through. */
export function tabParts(address: string): string[] {
  return address.split('/').filter((part) => part !== '')
}

/**
 * The HTML of a tab, sanitised: the whole of a text answer; of JSON the named property, else its sentence.
 * Null when it holds neither.
 */
export function readTab(body: unknown, property: string): string | null {
  if (typeof body === 'string') return cleanHtml(body)
  if (typeof body !== 'object' || body === null) return null
  const named: unknown = (body as Record<string, unknown>)[property]
  const said: unknown = (body as Record<string, unknown>).statusText
  const found = [named, said].find((one) => typeof one === 'string' && one !== '')
  return typeof found === 'string' ? cleanHtml(found) : null
}
