import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { pageBefore } from '~/rendering/navigation/previous-page'
import { noteFailure } from '~/session/failure'
import { hrefOf, idPattern } from '~/site-map'
import { readPairs, siblingPath } from './requested-sibling'

const headers = { 'Cache-Control': 'no-store' }

/** The sibling with these `group:option` pairs, else the product in `urun`. JSON for script, a redirect for links. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { modelId = '', options = '' } = params
  const pairs = readPairs(options)
  if (!idPattern.test(modelId) || !pairs)
    return Response.json({ path: null }, { status: 404, headers })
  const isLink = request.headers.get('accept')?.includes('text/html')
  const productId = new URL(request.url).searchParams.get('urun') ?? ''
  let path: string | null = null
  let status = 200
  try {
    path = await siblingPath(context.backend, modelId, pairs, productId)
  } catch (error) {
    noteFailure(context, error)
    status = 503
  }
  if (!isLink) return Response.json({ path }, { status, headers })
  if (path) return redirect(path, 303)
  const text = translatorOf(context.language)('product.infoFailed')
  context.flash(errorNotices(text))
  return redirect(pageBefore(request) ?? hrefOf('home', context.language), 303)
}
