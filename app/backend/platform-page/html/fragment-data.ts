import { scriptValues } from './script-values'

const jsonScript = /<script\b[^<>]*\btype=["']?application\/json\b[^<>]*>([\s\S]*?)<\/script>/i

function jsonIn(html: string): unknown {
  try {
    return JSON.parse(jsonScript.exec(html)?.[1] ?? 'null')
  } catch {
    return null
  }
}

/** The products and what is beside them in a fragment (CONTRACT.md, call 12): as JSON, or in a script of its HTML; null for neither. */
export function fragmentData(body: unknown): { PRODUCTS: unknown } | null {
  const whole =
    typeof body === 'string' ? (scriptValues(body, ['DATA']).DATA ?? jsonIn(body)) : body
  const data = (whole as { DATA?: unknown } | null)?.DATA ?? whole
  return typeof data === 'object' && data !== null && 'PRODUCTS' in data ? data : null
}
