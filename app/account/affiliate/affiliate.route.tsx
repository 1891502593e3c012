import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { affiliatePageSize } from '~/backend/account/affiliate-api'
import { refusalIn } from '~/backend/http/backend-error'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { requireMember } from '~/session/require-member'
import { hrefOf } from '~/site-map'
import { AffiliatePage, type AffiliateView } from './affiliate-page'
import { type Section, sectionOf, sectionTabs } from './sections'

async function loadView(
  { affiliate }: RequestContext['backend'],
  section: Section,
  page: number,
): Promise<AffiliateView> {
  if (section === 'earnings') return { section, ...(await affiliate.earnings(page)) }
  if (section === 'payments') return { section, ...(await affiliate.payments(page)) }
  return { section, ...(await affiliate.orders(page)) }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMember(context, hrefOf('affiliate', context.language))
  const params = new URL(request.url).searchParams
  const page = Math.max(1, Math.floor(Number(params.get('pg')) || 1))
  const loading = loadView(context.backend, sectionOf(params.get('sekme')), page)
  const view = await needed(context, loading.catch(refusalIn))
  const head = privateHead(translatorOf(context.language)('affiliate.title'))
  if ('refusal' in view) return data({ view, page: 1, pages: 1, head }, { status: 403 })
  const pages = Math.max(1, Math.ceil(view.total / affiliatePageSize))
  const tab = sectionTabs[view.section]
  if (page > pages)
    throw redirect(hrefOf('affiliate', context.language, { sekme: tab, pg: pages }), 302)
  return data({ view, page, pages, head })
}

export const handle = { i18n: ['parts', 'account'] }

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function AffiliateRoute() {
  const { view, page, pages } = useLoaderData<typeof loader>()
  return <AffiliatePage view={view} page={page} pages={pages} />
}
