import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { noteFailure } from '~/session/failure'
import { changeFavourites } from './change'
import { readChanges, type SyncAnswer } from './favourite-rules'

const answerOf = (body: SyncAnswer) =>
  Response.json(body, { headers: { 'cache-control': 'no-store' } })
const guest: SyncAnswer = { member: false, ids: [], failed: [] }

export async function loader({ context }: LoaderFunctionArgs) {
  context.route = 'favourite sync'
  if (!context.session.member) return answerOf(guest)
  try {
    const { products } = await context.backend.favourites.list()
    return answerOf({ member: true, ids: products.map(({ id }) => id), failed: [] })
  } catch (error) {
    noteFailure(context, error)
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } })
  }
}

/** Applies a batch of pending changes; also sent while a page is left. */
export async function action({ request, context }: ActionFunctionArgs) {
  context.route = 'favourite sync'
  if (!context.session.member) return answerOf(guest)
  try {
    const changes = readChanges((await request.formData()).getAll('fav'))
    const changed = await changeFavourites(context, changes)
    if (changed.kind === 'guest') return answerOf(guest)
    return answerOf({ member: true, ids: [], failed: changed.failed })
  } catch (error) {
    noteFailure(context, error)
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } })
  }
}
