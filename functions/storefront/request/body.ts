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

/** The idempotency key of the submitted form; empty without one. */
export async function formKeyOf(request: Request): Promise<string> {
  if (request.method !== 'POST') return ''
  const form = await request
    .clone()
    .formData()
    .catch(() => null)
  const key = form?.get('key')
  return typeof key === 'string' ? key : ''
}
