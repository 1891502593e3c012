import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { noteFailure } from '~/failure'
import { hrefOf } from '~/site-map'

const id = /^[\w-]{1,64}$/
const headers = { 'Cache-Control': 'no-store' }

/**
 * Script asks here where a choice of attributes leads (contract 3.29, row P06): `group:option` pairs by commas.
 * `path` is null where no product has exactly these. A browser that follows it as a link is led there (row B09).
 */
export async function loader({ request, params, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'sibling product'
  const { modelId = '', options = '' } = params
  const pairs = options.split(',').map((pair) => pair.split(':'))
  const isRight = pairs.every((pair) => pair.length === 2 && pair.every((each) => id.test(each)))
  if (!id.test(modelId) || !isRight || pairs.length > 20)
    return Response.json({ path: null }, { status: 404, headers })
  try {
    const wish = pairs.map(([groupId = '', optionId = '']) => ({ groupId, optionId }))
    const product = await visit.shop.sibling(modelId, wish)
    const path = product?.path ?? null
    if (request.headers.get('accept')?.includes('text/html'))
      return redirect(path ?? hrefOf('home', visit.language), 303)
    return Response.json({ path }, { headers })
  } catch (error) {
    noteFailure(visit, error)
    return Response.json({ path: null }, { status: 503, headers })
  }
}
