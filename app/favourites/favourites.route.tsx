import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { needed } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { hrefOf } from '~/site-map'
import { FavouritesPage } from './favourites-page'

/** The member's favourites; a guest signs in first. */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'favourites'
  const signIn = hrefOf('signIn', visit.language, { donus: hrefOf('favourites', visit.language) })
  if (!visit.session.member) throw redirect(signIn, 302)
  const { products, share } = await needed(visit, visit.shop.favourites.list())
  // The backend no longer knew the bearer: who asks is a guest by now.
  if (!visit.session.member) throw redirect(signIn, 302)
  const link = share && visit.siteOrigin + hrefOf('sharedList', visit.language, { liste: share })
  const head = privateHead(translatorOf(visit.language)('favourites.title'))
  return { products, link, head }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function FavouritesRoute() {
  const { products, link } = useLoaderData<typeof loader>()
  return <FavouritesPage products={products} link={link} />
}
