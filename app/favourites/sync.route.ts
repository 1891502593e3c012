import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { noteFailure } from '~/session/failure'
import { changeFavourites } from './change'
import { readChanges, type SyncAnswer } from './favourite-rules'
import { forgetHearts } from './pending'

const answerOf = (body: SyncAnswer) =>
  Response.json(body, { headers: { 'cache-control': 'no-store' } })
const guest: SyncAnswer = { member: '', ids: [], failed: [] }

export async function loader({ context }: LoaderFunctionArgs) {
  const { member } = context.session
  if (!member) return answerOf({ ...guest, ids: context.preferences.favourites })
  try {
    const { products } = await context.backend.favourites.list()
    return answerOf({ member: member.id, ids: products.map(({ id }) => id), failed: [] })
  } catch (error) {
    noteFailure(context, error)
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } })
  }
}

/** Applies a batch of pending changes; also sent while a page is left. It names the member whose page it was. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const { member } = context.session
  if (!member || (form.get('member') ?? member.id) !== member.id) return answerOf(guest)
  try {
    const changes = readChanges(form.getAll('fav'))
    const changed = await changeFavourites(context, changes)
    if (changed.kind === 'guest') return answerOf(guest)
    // A heart that was changed since is sent by its page.
    forgetHearts(context, (id, isFavourite) =>
      (isFavourite ? changes.add : changes.remove).includes(id),
    )
    return answerOf({ member: member.id, ids: [], failed: changed.failed })
  } catch (error) {
    noteFailure(context, error)
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } })
  }
}
