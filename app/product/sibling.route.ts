import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { pageBefore } from '~/page-before'
import { hrefOf } from '~/site-map'
import { readPairs, siblingPath } from './meant-sibling'

const id = /^[\w-]{1,64}$/
const headers = { 'Cache-Control': 'no-store' }

/**
 * Script asks here where a choice of attributes leads: `group:option` pairs by commas, and as
 * `urun` the clicked option's own product, for where no product has exactly these. `path` is null where there is none.
 * A browser that follows it as a link is led there, or back with a word about it.
 */
export async function loader({ request, params, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'sibling product'
  const { modelId = '', options = '' } = params
  const pairs = readPairs(options)
  if (!id.test(modelId) || !pairs) return Response.json({ path: null }, { status: 404, headers })
  const isLink = request.headers.get('accept')?.includes('text/html')
  const productId = new URL(request.url).searchParams.get('urun') ?? ''
  let path: string | null = null
  let status = 200
  try {
    path = await siblingPath(visit.shop, modelId, pairs, productId)
  } catch (error) {
    noteFailure(visit, error)
    status = 503
  }
  if (!isLink) return Response.json({ path }, { status, headers })
  if (path) return redirect(path, 303)
  const text = translatorOf(visit.language)('product.infoFailed')
  visit.flash([{ tone: 'bad', text, ms: 5000 }])
  return redirect(pageBefore(request) ?? hrefOf('home', visit.language), 303)
}
