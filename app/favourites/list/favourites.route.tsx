import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { withPopular } from '~/catalogue/home/popular'
import { guestList } from '~/favourites/guest/guest-list'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import type { RequestContext } from '~/session/request-context'
import { requireMember } from '~/session/require-member'
import { hrefOf } from '~/site-map'
import { FavouritesPage } from './favourites-page'
import { type OwnFavourites, ownFavourites } from './own-favourites'

const ofGuest = { listId: '', lists: [], hasLists: false, isSaving: false }

function pageOf(context: RequestContext, own: OwnFavourites) {
  const { share, name, ...list } = own
  const { language, siteOrigin, backend } = context
  const link = share && siteOrigin + hrefOf('sharedList', language, { liste: share })
  const canShare = !backend.isKnownMissing('FAVOURITES_SHARE')
  const mayShare = link !== null || (canShare && (list.listId === '' || list.hasLists))
  const title = list.listId ? name : translatorOf(language)('favourites.title')
  return { ...list, link, mayShare, guest: null, title, head: privateHead(title) }
}

const popularBeside = (context: RequestContext, products: unknown[]) =>
  products.length === 0 ? withPopular(context) : {}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const title = translatorOf(context.language)('favourites.title')
  const { searchParams } = new URL(request.url)
  if (!context.session.member) {
    const { products, news, ...guest } = await guestList(context, Number(searchParams.get('pg')))
    const page = { ...ofGuest, products, news, guest, link: null, mayShare: false }
    return { ...page, title, head: privateHead(title), ...(await popularBeside(context, products)) }
  }
  const liste = searchParams.get('liste')
  requireMember(context, hrefOf('favourites', context.language, { liste }), 302)
  const own = await ownFavourites(context, liste)
  return { ...pageOf(context, own), ...(await popularBeside(context, own.products)) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export const handle = { i18n: 'parts' }

export default function FavouritesRoute() {
  const { head: _head, ...list } = useLoaderData<typeof loader>()
  return <FavouritesPage {...list} />
}
