import { noteFailure } from '~/failure'
import type { SecurityQuestion } from '~/shop/member-model'
import type { Visit } from '~/visit'

/** Whether a form that was sent held the question's field: what refuses it must ask anew. */
export const wasAsked = (form: FormData): boolean => form.has('security_code')

/** A new security question of the shop; null where it has none to ask now. The one before no longer counts. */
export async function securityQuestion(
  visit: Visit,
  purpose: string,
): Promise<SecurityQuestion | null> {
  try {
    return await visit.shop.membership.captcha(purpose)
  } catch (error) {
    noteFailure(visit, error)
    return null
  }
}
