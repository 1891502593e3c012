import type { SocialProvider } from '~/backend/account/member-model'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'

/** Providers that the shop offers; empty on a failure. */
export async function offeredAccounts(context: RequestContext): Promise<SocialProvider[]> {
  try {
    return (await context.backend.membership.registerForm()).social
  } catch (error) {
    noteFailure(context, error)
    return []
  }
}
