import type { Site } from '~/backend/site/site-model'
import type { RequestContext } from '~/session/request-context'
import { isPageUnavailable } from '~/session/unavailable-pages'
import type { AccountLink } from './member-pages'

/** The pages that the shop is known not to have, or not for this member; one that is handed over to it leads on. */
export async function hiddenPages(context: RequestContext): Promise<AccountLink[]> {
  const { backend, platformPages, session } = context
  const { isKnownMissing } = backend
  const pages: AccountLink[] = []
  const site: Partial<Site> = await backend.site().catch(() => ({}))
  if (!site.listsSessions) pages.push('devices')
  if (!site.hasPasskeys) pages.push('passkeys')
  if (isKnownMissing('WALLET_LIST') && !platformPages.addresses.savedCards) pages.push('savedCards')
  for (const page of ['messages', 'addresses'] as const)
    if (isPageUnavailable(backend, page)) pages.push(page)
  if (isKnownMissing('NOTIFICATIONS')) pages.push('notifications')
  if (isKnownMissing('ERP_CURRENT') || isKnownMissing('ERP_ORDER')) pages.push('ledger')
  if (!session.member?.affiliate) pages.push('affiliate')
  return pages
}
