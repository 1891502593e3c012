import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { scriptCookie } from '~/session/cookies/cookies'
import { noteFailure } from '~/session/failure'
import { changeFavourites } from './change'
import { readChanges, type SyncAnswer } from './favourite-rules'

const answerOf = (body: SyncAnswer, headers: Record<string, string> = {}) =>
  Response.json(body, { headers: { 'cache-control': 'no-store', ...headers } })
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

/** Names the batch that arrived for the next page's script, an hour long. */
function arrivedCookie(batch: FormDataEntryValue | null): Record<string, string> {
  const [name] = /^[a-z0-9]{1,16}$/.exec(String(batch ?? '')) ?? []
  return name ? { 'set-cookie': scriptCookie('favourites', name, 3600) } : {}
}

/**
 * Applies a batch of pending changes. A page that is left sees no answer: where all of its batch was taken, a cookie
 * says so; otherwise the next page sends it again.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  context.route = 'favourite sync'
  if (!context.session.member) return answerOf(guest)
  try {
    const form = await request.formData()
    const changes = readChanges(form.getAll('fav'))
    const changed = await changeFavourites(context, changes)
    if (changed.kind === 'guest') return answerOf(guest)
    const { failed } = changed
    const headers = failed.length === 0 ? arrivedCookie(form.get('batch')) : {}
    return answerOf({ member: true, ids: [], failed }, headers)
  } catch (error) {
    noteFailure(context, error)
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } })
  }
}
