import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { promptsOf, refreshMember } from '~/auth/sign-in/prompts'
import type { PastOrder } from '~/backend/account/member-model'
import { isListRefused, isMissingCallError } from '~/backend/http/backend-error'
import { withPopular } from '~/catalogue/home/popular'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { requireMember } from '~/session/require-member'
import { hrefOf } from '~/site-map'
import { AccountPage } from './account-page'
import { hiddenPages } from './frame/hidden-pages'
import { tryFurtherCalls } from './further-calls'

/** Of a shop without our own calls only the affiliate's ones tell whether a member is one: requested once by a session. */
async function noteAffiliate({ backend, session }: RequestContext): Promise<void> {
  if (!backend.isKnownMissing('GLOBALS') || session.member?.affiliate !== undefined) return
  const isAffiliate = await backend.affiliate.orders(1).then(
    () => true,
    (error) => (isMissingCallError(error) || isListRefused(error) ? false : undefined),
  )
  if (session.member) session.member.affiliate = isAffiliate
}

type LatestOrder = Promise<PastOrder | null>

/** Whether the latest order is to be displayed. A shop without our own calls may lack the list of orders too, which its answer says. */
const hasOrders = async ({ backend }: RequestContext, latest: LatestOrder): Promise<boolean> =>
  !backend.isKnownMissing('GLOBALS') || !(await latest.then(() => false, isMissingCallError))

/** Refreshes the member first, so that prompts of the shop are current; a guest signs in and comes back. */
export async function loader({ context }: LoaderFunctionArgs) {
  const before = requireMember(context, hrefOf('account', context.language), 302)
  const latest = context.backend.orders.latest()
  latest.catch(() => undefined)
  const known = [tryFurtherCalls(context.backend), noteAffiliate(context)]
  const loadingPopular = withPopular(context)
  await Promise.all([needed(context, refreshMember(context)), ...known])
  const member = context.session.member ?? before
  const added = member.asks?.filter((prompt) => !before.asks?.includes(prompt))
  context.notify(promptsOf(context, added))
  const head = privateHead(translatorOf(context.language)('shell.account'))
  return {
    name: member.name,
    prompts: member.asks ?? [],
    latest: (await hasOrders(context, latest)) ? latest : null,
    hidden: await hiddenPages(context),
    ...(await loadingPopular),
    head,
  }
}

export const handle = { i18n: ['parts', 'account'] }

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function AccountRoute() {
  return <AccountPage {...useLoaderData<typeof loader>()} />
}
