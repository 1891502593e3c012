import { sha256 } from './sha256'

/**
 * Idempotency key of one request: the form's key, which browser sends it, and what it asks. A form sent twice has one
 * key; the same form sent with another choice, from another browser, or after a membership ended, has another.
 * @param formKey key of the form; it stays readable in front, for it holds the form's age
 * @param visitorId name of the browser; empty when it sent none
 * @param payload what is asked, as data
 */
export async function idempotencyKey(
  formKey: string,
  visitorId: string,
  payload: unknown,
): Promise<string> {
  const digest = await sha256(JSON.stringify([visitorId, payload]))
  return `${formKey}.${digest.slice(0, 32)}`
}
