import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { membersOnly } from '~/auth/members-only'
import { needed } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { affiliatePageSize } from '~/shop/affiliate'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'
import { AffiliatePage, type AffiliateView } from './affiliate-page'
import { type Section, sectionOf, sectionWords } from './sections'

/** The rows of one section; null for a member who is no affiliate. */
async function viewOf(visit: Visit, section: Section, page: number): Promise<AffiliateView | null> {
  const { affiliate } = visit.shop
  if (section === 'earnings') {
    const found = await needed(visit, affiliate.earnings(page))
    return found && { section, ...found }
  }
  if (section === 'payments') {
    const found = await needed(visit, affiliate.payments(page))
    return found && { section, ...found }
  }
  const found = await needed(visit, affiliate.orders(page))
  return found && { section, ...found }
}

/** An affiliate member's orders, earnings and payments; nobody else's business. */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'affiliate'
  membersOnly(visit, 'affiliate')
  const params = new URL(request.url).searchParams
  const page = Math.max(1, Math.floor(Number(params.get('pg')) || 1))
  const view = await viewOf(visit, sectionOf(params.get('sekme')), page)
  membersOnly(visit, 'affiliate')
  const head = privateHead(translatorOf(visit.language)('affiliate.title'))
  if (!view) return data({ view: null, page: 1, pages: 1, head }, { status: 403 })
  const pages = Math.max(1, Math.ceil(view.total / affiliatePageSize))
  const sekme = sectionWords[view.section]
  if (page > pages) throw redirect(hrefOf('affiliate', visit.language, { sekme, pg: pages }), 302)
  return data({ view, page, pages, head })
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function AffiliateRoute() {
  const { view, page, pages } = useLoaderData<typeof loader>()
  return <AffiliatePage view={view} page={page} pages={pages} />
}
