import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed } from '~/session/failure'
import { hrefOf } from '~/site-map'
import { FavouritesPage } from './favourites-page'

export async function loader({ context }: LoaderFunctionArgs) {
  context.route = 'favourites'
  const signIn = hrefOf('signIn', context.language, {
    donus: hrefOf('favourites', context.language),
  })
  if (!context.session.member) throw redirect(signIn, 302)
  const { products, share } = await needed(context, context.backend.favourites.list())
  // The backend rejected the bearer: the visitor is a guest now.
  if (!context.session.member) throw redirect(signIn, 302)
  const link =
    share && context.siteOrigin + hrefOf('sharedList', context.language, { liste: share })
  const head = privateHead(translatorOf(context.language)('favourites.title'))
  return { products, link, head }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function FavouritesRoute() {
  const { products, link } = useLoaderData<typeof loader>()
  return <FavouritesPage products={products} link={link} />
}
