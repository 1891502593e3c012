import { keyOfForm } from '~/session/idempotency-key'
import type { RequestContext } from '~/session/request-context'

/** Idempotency key and CSRF token of a text sent to the shop. */
export async function formProof(context: RequestContext, form: FormData, payload: unknown) {
  const [key, csrfToken] = await Promise.all([
    keyOfForm(context, form, payload),
    context.backend.cart.csrfToken(),
  ])
  return { key, csrfToken }
}
