import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { noteFailure } from '~/failure'
import type { Price } from '~/shop/model'

const id = /^[\w-]{1,64}$/
const headers = { 'Cache-Control': 'no-store' }

/** What the rows of an availability answer leave to their product: VAT is shown within prices. */
const product: Price = {
  card: 0,
  old: null,
  discountPercent: null,
  transfer: null,
  vatPercent: 0,
  vatIncluded: true,
  currency: '',
}

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
    const rows = await visit.shop.availability(productId, asked, typeId, {
      ...product,
      currency: visit.currency,
    })
    return Response.json(rows, { headers })
  } catch (error) {
    noteFailure(visit, error)
    return Response.json([], { status: 503, headers })
  }
}
