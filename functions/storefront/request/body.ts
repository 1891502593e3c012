/** How long a form may take to arrive, in ms. */
const bodyDeadlineMs = 10_000

/** The request with its body in memory: no page waits for one sent byte by byte. @returns null when late or cut off */
export async function withBody(request: Request): Promise<Request | null> {
  if (request.body === null) return request
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, bodyDeadlineMs, null)
  })
  const body = await Promise.race([request.arrayBuffer().catch(() => null), timeout])
  clearTimeout(timer)
  const { url, method, headers, signal } = request
  return body && new Request(url, { method, headers, signal, redirect: 'manual', body })
}

/** Texts of a submitted form, in their order; files are left out. */
export type SentFields = [name: string, value: string][]

export async function sentFieldsOf(request: Request): Promise<SentFields> {
  if (request.method !== 'POST') return []
  const form = await request
    .clone()
    .formData()
    .catch(() => null)
  return [...(form ?? [])].flatMap(([name, value]): SentFields => {
    return typeof value === 'string' ? [[name, value]] : []
  })
}

const secret = /^(?:password|security_code|otp)|captcha|turnstile/i
/** A form of more text is not shown again. */
const maxTyped = 50_000

/** What a page may show again of a form: no secrets, and not the key, which each form has of its own. */
export function typedFields(fields: SentFields): SentFields {
  const typed = fields.filter(([name]) => name !== 'key' && !secret.test(name))
  const length = typed.reduce((sum, pair) => sum + pair.join('').length, 0)
  return length > maxTyped ? [] : typed
}
