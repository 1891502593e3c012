import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { noteFailure } from '~/failure'

const id = /^[\w-]{1,64}$/
const headers = { 'Cache-Control': 'no-store' }

/**
 * Script asks here which options of the other group go with the one picked: a pick in group 1
 * asks for the rows of group 2, and the other way round.
 */
export async function loader({ params, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'variant availability'
  const { productId = '', group, typeId = '' } = params
  if (!id.test(productId) || !id.test(typeId) || (group !== '1' && group !== '2'))
    return Response.json([], { status: 404, headers })
  try {
    const asked = group === '1' ? 2 : 1
    // The page knows how its prices are shown, and keeps its own (applyAvailability).
    const display = { vatIncluded: true, currency: visit.currency }
    const rows = await visit.shop.availability(productId, asked, typeId, display)
    return Response.json(rows, { headers })
  } catch (error) {
    noteFailure(visit, error)
    return Response.json([], { status: 503, headers })
  }
}
