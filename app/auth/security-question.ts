import { noteFailure } from '~/failure'
import type { Visit } from '~/visit'

/** A new security question of the shop; '' where it has none to ask now. The one before no longer counts. */
export async function securityQuestion(visit: Visit, purpose: string): Promise<string> {
  try {
    return await visit.shop.membership.captcha(purpose)
  } catch (error) {
    noteFailure(visit, error)
    return ''
  }
}
