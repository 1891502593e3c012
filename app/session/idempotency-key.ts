import { sha256 } from '~/session/cookies/sha256'
import type { RequestContext } from './request-context'

/** Whether a form's key is one that a page or our script made, not typed by hand. */
export const isFormKey = (key: unknown): key is string =>
  typeof key === 'string' && /^[\w-]{16,64}$/.test(key)

/**
 * Idempotency key of a request. Equal for a repeated submit; different for another payload, browser or membership.
 * @param formKey stays readable in front, because it holds the form's age
 * @param visitorId id of the browser; empty without one
 * @param payload the request as data
 */
export async function idempotencyKey(
  formKey: string,
  visitorId: string,
  payload: unknown,
): Promise<string> {
  const digest = await sha256(JSON.stringify([visitorId, payload]))
  return `${formKey}.${digest.slice(0, 32)}`
}

/** The idempotency key of a submitted form; empty for a form without a key of ours. @param payload what the form asks for */
export async function keyOfForm(
  { visitorId }: Pick<RequestContext, 'visitorId'>,
  form: FormData,
  payload: unknown,
): Promise<string> {
  const formKey = form.get('key')
  return isFormKey(formKey) ? idempotencyKey(formKey, visitorId, payload) : ''
}
