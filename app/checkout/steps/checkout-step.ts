import { redirect } from '@remix-run/cloudflare'
import type { RequestContext } from '~/session/request-context'
import { hrefOf, type PageName } from '~/site-map'

export function toStep(context: RequestContext, page: PageName) {
  return redirect(hrefOf(page, context.language), 303)
}
