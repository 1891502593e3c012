/** What the text of an answer is. */
export type Content =
  | { kind: 'json'; value: unknown }
  | { kind: 'broken json' }
  | { kind: 'empty' }
  /** A whole document, not a piece of one. */
  | { kind: 'page' }
  | { kind: 'html' }
  | { kind: 'text' }

/** JSON whatever the content type says, as the storefront reads it; then HTML by its first tag or its content type. */
export function contentOf(body: string, contentType: string): Content {
  const trimmed = body.trim()
  if (trimmed === '') return { kind: 'empty' }
  try {
    return { kind: 'json', value: JSON.parse(trimmed) }
  } catch {
    if (/^(?:<!doctype|<html|<\?xml)/i.test(trimmed) || /<html[\s>]/i.test(trimmed))
      return { kind: 'page' }
    if (trimmed.startsWith('<')) return { kind: 'html' }
    if (/[/+]json/i.test(contentType) || /^[[{"]/.test(trimmed)) return { kind: 'broken json' }
    return /text\/html/i.test(contentType) && /<\/\w+>/.test(trimmed)
      ? { kind: 'html' }
      : { kind: 'text' }
  }
}

/** A value for a report, on one line and of at most 60 characters. */
export function shortened(value: unknown): string {
  const written = typeof value === 'string' ? JSON.stringify(value) : (JSON.stringify(value) ?? '')
  const line = written.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}
