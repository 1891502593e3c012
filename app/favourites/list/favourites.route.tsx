import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import type { FavouriteList } from '~/backend/engagement/favourites-model'
import { guestList } from '~/favourites/guest/guest-list'
import { withPending } from '~/favourites/pending'
import { readHearts } from '~/favourites/pending-hearts'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed } from '~/session/failure'
import { isMemberByCookies } from '~/session/membership'
import type { RequestContext } from '~/session/request-context'
import { requireMember } from '~/session/require-member'
import { hrefOf } from '~/site-map'
import { addedCards } from './added-cards'
import { FavouritesPage } from './favourites-page'

/** A shop whose session of the member has ended may show a guest's empty list: its registration form tells whose it is. */
async function memberList(context: RequestContext): Promise<FavouriteList> {
  const { backend, session } = context
  const list = await backend.favourites.list()
  if (list.products.length === 0 && isMemberByCookies(session))
    await backend.membership.registerForm(true).catch(() => null)
  return list
}

export async function loader({ context }: LoaderFunctionArgs) {
  const head = privateHead(translatorOf(context.language)('favourites.title'))
  if (!context.session.member) {
    const { products, ...guest } = await guestList(context)
    return { products, guest, link: null, mayShare: false, isSaving: false, head }
  }
  requireMember(context, hrefOf('favourites', context.language), 302)
  const [list, added] = await Promise.all([
    needed(context, memberList(context)),
    addedCards(context),
  ])
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

export default function FavouritesRoute() {
  const { head: _head, ...list } = useLoaderData<typeof loader>()
  return <FavouritesPage {...list} />
}
