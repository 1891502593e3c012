import type { Site } from '~/backend/site/site-model'
import type { RequestContext } from '~/session/request-context'

/** Whether the shop deletes an account by a call; elsewhere it is requested by a message. Null where the shop does not say. */
export async function offersDeletion({
  backend,
}: Pick<RequestContext, 'backend'>): Promise<boolean | null> {
  const site: Pick<Site, 'deletesAccounts'> | null = await backend.site().catch(() => null)
  return site && site.deletesAccounts === true
}
