import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { noteFailure } from '~/failure'

const headers = { 'Cache-Control': 'no-store' }

/**
 * Script asks here what tells a product of a list from its siblings. Options that lead to no
 * product are left out of a card. The path begins with the page’s language.
 */
export async function loader({ params, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'attributes'
  const { productId = '' } = params
  if (!/^[\w-]{1,64}$/.test(productId)) return Response.json([], { status: 404, headers })
  try {
    const attributes = await visit.shop.attributes(productId)
    const shown = attributes.map(({ id, title, options }) => ({
      id,
      title,
      options: options
        .filter((one) => one.productId)
        .map(({ id, label, selected, productId }) => ({ id, label, selected, productId })),
    }))
    return Response.json(shown, { headers: { 'Cache-Control': 'private, max-age=60' } })
  } catch (error) {
    noteFailure(visit, error)
    return Response.json([], { status: 503, headers })
  }
}
