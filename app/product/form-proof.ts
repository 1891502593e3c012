import { idempotencyKey } from '~/session/idempotency-key'
import type { Visit } from '~/visit'

/** What a text to the shop brings along, so that it is taken once and from here. */
export async function formProof(visit: Visit, form: FormData, asked: unknown) {
  const [key, csrfToken] = await Promise.all([
    idempotencyKey(String(form.get('key') ?? ''), visit.visitorId, asked),
    visit.shop.cart.csrfToken(),
  ])
  return { key, csrfToken }
}
