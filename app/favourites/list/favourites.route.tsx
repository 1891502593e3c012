import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { guestList } from '~/favourites/guest/guest-list'
import { withPending } from '~/favourites/pending'
import { readHearts } from '~/favourites/pending-hearts'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed } from '~/session/failure'
import { ownList, requireMember } from '~/session/require-member'
import { hrefOf } from '~/site-map'
import { addedCards } from './added-cards'
import { FavouritesPage } from './favourites-page'

export async function loader({ context }: LoaderFunctionArgs) {
  const head = privateHead(translatorOf(context.language)('favourites.title'))
  if (!context.session.member) {
    const { products, ...guest } = await guestList(context)
    return { products, guest, link: null, mayShare: false, isSaving: false, head }
  }
  requireMember(context, hrefOf('favourites', context.language), 302)
  const loading = context.backend.favourites.list()
  const own = ownList(context, loading, ({ products }) => products.length === 0)
  const [list, added] = await Promise.all([needed(context, own), addedCards(context)])
  const { share } = list
  const cards = new Map([...added, ...list.products].map((card) => [card.id, card]))
  const ids = withPending(
    list.products.map(({ id }) => id),
    readHearts(context.preferences.hearts),
  )
  const products = ids.flatMap((id) => cards.get(id) ?? [])
  const link =
    share && context.siteOrigin + hrefOf('sharedList', context.language, { liste: share })
  const mayShare = link !== null || !context.backend.isKnownMissing('FAVOURITES_SHARE')
  const isSaving = products.length < ids.length
  return { products, guest: null, link, mayShare, isSaving, head }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export const handle = { i18n: 'parts' }

export default function FavouritesRoute() {
  const { head: _head, ...list } = useLoaderData<typeof loader>()
  return <FavouritesPage {...list} />
}
