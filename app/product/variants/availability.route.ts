import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { isPageOption } from '~/backend/catalogue/product/sold-as'
import { withAwaitedText } from '~/product/awaited-text'
import { noteFailure } from '~/session/failure'
import { idPattern } from '~/site-map'

const headers = { 'Cache-Control': 'no-store' }

/** For script: the rows of group 2 for an option of group 1, and the reverse. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { productId = '', group, typeId = '' } = params
  if (
    !idPattern.test(productId) ||
    !idPattern.test(typeId) ||
    isPageOption(typeId) ||
    (group !== '1' && group !== '2')
  )
    return Response.json([], { status: 404, headers })
  try {
    const otherGroup = group === '1' ? 2 : 1
    // Prices are ignored: the page keeps its own (applyAvailability).
    const display = { vatIncluded: true, currency: context.currency }
    const rows = await context.backend.availability(productId, otherGroup, typeId, display)
    const translated = rows.map((row) => withAwaitedText(row, context.language))
    return Response.json(translated, { headers })
  } catch (error) {
    noteFailure(context, error)
    return Response.json([], { status: 503, headers })
  }
}
