import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { noteFailure } from '~/session/failure'
import { idPattern } from '~/site-map'

const headers = { 'Cache-Control': 'no-store' }

/** Attributes of a product on a list, for script; options without a product are left out. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { productId = '' } = params
  if (!idPattern.test(productId)) return Response.json([], { status: 404, headers })
  try {
    const attributes = await context.backend.attributes(productId)
    const visible = attributes.map(({ id, title, options }) => ({
      id,
      title,
      options: options
        .filter((one) => one.productId)
        .map(({ id, label, selected, productId }) => ({ id, label, selected, productId })),
    }))
    return Response.json(visible, { headers: { 'Cache-Control': 'private, max-age=60' } })
  } catch (error) {
    noteFailure(context, error)
    return Response.json([], { status: 503, headers })
  }
}
