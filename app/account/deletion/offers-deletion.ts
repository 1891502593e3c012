import type { Site } from '~/backend/site/site-model'
import type { RequestContext } from '~/session/request-context'

/** Whether the shop deletes an account by a call; elsewhere it is requested by a message. */
export async function offersDeletion({
  backend,
}: Pick<RequestContext, 'backend'>): Promise<boolean> {
  const site: Partial<Site> = await backend.site().catch(() => ({}))
  return site.deletesAccounts === true
}
