import { noteFailure } from '~/failure'
import type { SocialProvider } from '~/shop/member-model'
import type { Visit } from '~/visit'

/** Which outside accounts the shop takes; none where it does not say. */
export async function offeredAccounts(visit: Visit): Promise<SocialProvider[]> {
  try {
    return (await visit.shop.membership.registerForm()).social
  } catch (error) {
    noteFailure(visit, error)
    return []
  }
}
