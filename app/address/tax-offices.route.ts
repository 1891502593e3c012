import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { noteFailure } from '~/failure'
import { findOffices } from './rules'

/** Tax offices for what is typed, a page of them; nothing rather than a failure: the field is free text. */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'tax offices'
  const params = new URL(request.url).searchParams
  const page = /^[1-9]\d{0,2}$/.test(params.get('pg') ?? '') ? Number(params.get('pg')) : 1
  try {
    const all = await visit.shop.regions.taxOffices()
    const found = findOffices(all, (params.get('ara') ?? '').slice(0, 60), page)
    return Response.json(found, { headers: { 'Cache-Control': 'private, max-age=300' } })
  } catch (error) {
    noteFailure(visit, error)
    const nothing = { offices: [], more: false }
    return Response.json(nothing, { status: 503, headers: { 'Cache-Control': 'no-store' } })
  }
}
