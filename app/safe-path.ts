// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const unsafe = /[\u0000-\u001f\u007f\\]/
const base = 'https://here.invalid'

/**
 * A path on this site, or null. Everything that a browser could read as another host (`//evil`, `/\evil`,
 * `https:evil`, tabs, `javascript:`) is refused by resolving it as a browser does and comparing origins.
 * @param value a path or address from a form, a query or a backend answer
 */
export function safePath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2000 || unsafe.test(value)) return null
  if (!value.startsWith('/') || value.startsWith('//')) return null
  try {
    const url = new URL(value, base)
    if (url.origin !== base || url.pathname.startsWith('//')) return null
    return url.pathname + url.search + url.hash
  } catch {
    return null
  }
}

/** A link as the backend writes it, with or without its leading slash, as a path; null when it is none. */
export function pathOfLink(link: unknown): string | null {
  if (typeof link !== 'string' || link === '' || /^[a-z][\w+.-]*:/i.test(link)) return null
  return safePath(link.startsWith('/') ? link : `/${link}`)
}

/** Letters of any script, digits, and the signs that links are written with; nothing that climbs, cuts or hides. */
const linkPattern = /^[\p{L}\p{M}\p{N}._~%+,!'()&@ /-]{1,300}$/u

/**
 * The backend's link that a page's path holds, as the router decoded it; null for what can be none.
 * @param splat the path behind the route's own part, without its leading slash
 */
export function linkOfPath(splat: string | undefined): string | null {
  if (!splat || !linkPattern.test(splat)) return null
  return splat.split('/').some((part) => part === '.' || part === '..') ? null : splat
}

/** The word of a link that a search may be offered for. */
export function wordOfLink(splat: string | undefined): string {
  return (splat?.split('/').at(-1) ?? '').replaceAll('-', ' ').slice(0, 60)
}
