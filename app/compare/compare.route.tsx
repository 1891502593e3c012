import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import type { Compared } from '~/backend/engagement/favourites-model'
import { withPopular } from '~/catalogue/home/popular'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, platformLink } from '~/session/failure'
import { hrefOf } from '~/site-map'
import { ComparePage } from './compare-page'
import { faultOf, max, readList, readStatus, writeList } from './rules'

/** The comparison: the products of the URL in its order, or else the shopper's own list, redirected into the URL. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const head = privateHead(translatorOf(context.language)('compare.title'))
  const { searchParams } = new URL(request.url)
  const requested = searchParams.get('urunler')
  const status = readStatus(searchParams.get('durum'))
  const own = context.preferences.compare
  if (requested === null && own.length > 0)
    throw redirect(hrefOf('compare', context.language, { urunler: writeList(own) }), 302)
  const ids = requested ? readList(requested) : own
  const nothing: Compared = { kind: 'products', products: [] }
  const compared =
    ids.length > 0
      ? await needed(context, context.backend.compare(ids.slice(0, max), status))
      : nothing
  // A removed product counts as not chosen; for a fragment only the shop knows.
  const known = compared.kind === 'html' ? ids.length : compared.products.length
  const fault = faultOf(ids.length > max ? ids.length : known)
  const isEmpty = compared.kind === 'html' && compared.html === ''
  const shopLink = isEmpty ? platformLink(context, '/') : undefined
  return {
    compared,
    fault,
    head,
    shopLink,
    ...(fault === 'none' ? await withPopular(context) : {}),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export const handle = { i18n: 'parts' }

export default function CompareRoute() {
  const { head: _head, compared, ...page } = useLoaderData<typeof loader>()
  return <ComparePage compared={compared as Compared} {...page} />
}
