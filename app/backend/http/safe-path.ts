// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const unsafe = /[\u0000-\u001f\u007f\\]/
const base = 'https://here.invalid'

/** A path on this site, or null. Resolves the value as a browser does and compares origins, which rejects `//evil`, `/\evil`, `https:evil`, tabs and `javascript:`. */
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

/** Letters, digits and the punctuation of links; nothing that climbs, cuts or hides. */
const linkPattern = /^[\p{L}\p{M}\p{N}._~%+,!'()&@ /-]{1,300}$/u

const documents = 'pdf|docx?|xlsx?|pptx?|od[pst]|rtf|csv|txt|epub'
const archives = 'zip|rar|7z|apk'
const pictures = 'avif|bmp|gif|heic|ico|jpe?g|png|svg|tiff?|webp'
const films = 'mp[34]|m4[av]|mov|webm|avi|ogg|wav'
const filePattern = new RegExp(`\\.(?:${documents}|${archives}|${pictures}|${films})$`, 'i')

/** Whether a path, with or without a query, is that of a file. No page has such a link. */
export const isFilePath = (path: string): boolean => filePattern.test(path.replace(/[?#].*$/s, ''))

/** The backend's link in a page's path; null when invalid or a file's. @param splat the decoded path without a leading slash */
export function linkOfPath(splat: string | undefined): string | null {
  if (!splat || !linkPattern.test(splat) || isFilePath(splat)) return null
  return splat.split('/').some((part) => part === '.' || part === '..') ? null : splat
}

/** Suggests a search word for a link. */
export function wordOfLink(splat: string | undefined): string {
  return (splat?.split('/').at(-1) ?? '').replaceAll('-', ' ').slice(0, 60)
}

/** A path with its letters decoded, as it is where that cannot be done; what parts a path stays encoded. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
