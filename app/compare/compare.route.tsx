import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { needed } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import type { Compared } from '~/shop/wish-model'
import { hrefOf } from '~/site-map'
import { ComparePage } from './compare-page'
import { faultOf, most, readList, readStatus } from './rules'

/**
 * The comparison: the products of the address, in its order, unknown ones left out; without any the
 * shopper's own list, which then stands in the address.
 */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'compare'
  const head = privateHead(translatorOf(visit.language)('compare.title'))
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('urunler')
  const status = readStatus(searchParams.get('durum'))
  const own = visit.preferences.compare
  if (asked === null && own.length > 0)
    throw redirect(hrefOf('compare', visit.language, { urunler: own.join('-') }), 302)
  const ids = asked ? readList(asked) : own
  const nothing: Compared = { kind: 'products', products: [] }
  const compared =
    ids.length > 0 ? await needed(visit, visit.shop.compare(ids.slice(0, most), status)) : nothing
  // A product that is gone counts as one that was not chosen; of a fragment only the shop knows.
  const known = compared.kind === 'html' ? ids.length : compared.products.length
  const fault = faultOf(ids.length > most ? ids.length : known)
  return { compared, fault, head }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function CompareRoute() {
  const { compared, fault } = useLoaderData<typeof loader>()
  return <ComparePage compared={compared as Compared} fault={fault} />
}
