import { sha256 } from '~/session/cookies/sha256'

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
