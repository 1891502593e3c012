import { idempotencyKey } from '~/session/idempotency-key'
import type { RequestContext } from '~/session/request-context'

/** Idempotency key and CSRF token of a text sent to the shop. */
export async function formProof(context: RequestContext, form: FormData, payload: unknown) {
  const [key, csrfToken] = await Promise.all([
    idempotencyKey(String(form.get('key') ?? ''), context.visitorId, payload),
    context.backend.cart.csrfToken(),
  ])
  return { key, csrfToken }
}
