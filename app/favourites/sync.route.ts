import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { noteFailure } from '~/failure'
import { changeFavourites } from './change'
import { readChanges, type SyncAnswer } from './rules'

const answerOf = (body: SyncAnswer) =>
  Response.json(body, { headers: { 'cache-control': 'no-store' } })
const guest: SyncAnswer = { member: false, ids: [], failed: [] }

/** The ids of the member's favourites, for the hearts of pages that script draws. */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'favourite sync'
  if (!visit.session.member) return answerOf(guest)
  try {
    const { products } = await visit.shop.favourites.list()
    return answerOf({ member: true, ids: products.map(({ id }) => id), failed: [] })
  } catch (error) {
    noteFailure(visit, error)
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } })
  }
}

/** A batch of pending changes; also what a page sends when it is left. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'favourite sync'
  if (!visit.session.member) return answerOf(guest)
  try {
    const changes = readChanges((await request.formData()).getAll('fav'))
    const changed = await changeFavourites(visit, changes)
    if (changed.kind === 'guest') return answerOf(guest)
    return answerOf({ member: true, ids: [], failed: changed.failed })
  } catch (error) {
    noteFailure(visit, error)
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } })
  }
}
