/** So long a form may take to arrive, in ms. */
const bodyDeadlineMs = 10_000

/**
 * The same request with its form at hand, so that no page waits for a visitor who sends it byte by byte. A form is
 * small (guard.ts refuses a longer one).
 * @returns null when it did not arrive in time, or broke off
 */
export async function withBody(request: Request): Promise<Request | null> {
  if (request.body === null) return request
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, bodyDeadlineMs, null)
  })
  const body = await Promise.race([request.arrayBuffer().catch(() => null), late])
  clearTimeout(timer)
  const { url, method, headers, signal } = request
  return body && new Request(url, { method, headers, signal, redirect: 'manual', body })
}

/** The idempotency key of the form that a request brings; empty without one. */
export async function formKeyOf(request: Request): Promise<string> {
  if (request.method !== 'POST') return ''
  const form = await request
    .clone()
    .formData()
    .catch(() => null)
  const key = form?.get('key')
  return typeof key === 'string' ? key : ''
}
