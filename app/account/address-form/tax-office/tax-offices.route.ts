import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { findOffices } from '~/account/address-form/address-rules'
import { noteFailure } from '~/session/failure'

/** One page of tax offices. Failures return an empty list because the field accepts free text. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const page = /^[1-9]\d{0,2}$/.test(params.get('pg') ?? '') ? Number(params.get('pg')) : 1
  try {
    const all = await context.backend.regions.taxOffices()
    const found = findOffices(all, (params.get('ara') ?? '').slice(0, 60), page)
    return Response.json(found, { headers: { 'Cache-Control': 'private, max-age=300' } })
  } catch (error) {
    noteFailure(context, error)
    const nothing = { offices: [], more: false }
    return Response.json(nothing, { status: 503, headers: { 'Cache-Control': 'no-store' } })
  }
}
