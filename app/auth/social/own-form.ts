import { data } from '@remix-run/cloudflare'
import { type Failure, platformLink } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'

const names = ['activation', 'platform', 'fields']

/** The address at which the shop's own home page opens its form for a profile (specification, client behaviour). */
export function ownFormPath(request: Request, fields = ''): string {
  const { searchParams } = new URL(request.url)
  const query = new URLSearchParams()
  for (const name of names) {
    const value = searchParams.get(name) ?? (name === 'fields' ? fields : '')
    if (/^[\w-]{1,40}$/.test(value)) query.set(name, value)
  }
  return `/?${query}`
}

/** The shop's own form knows the profile by the backend's session alone. */
export function shareProfile({ platformPages, shareSession }: RequestContext): void {
  if (platformPages.cookieDomain !== null) shareSession()
}

/** Leads to that form, of a shop without our own calls, before somebody fills in ours. @throws the 501 page */
export function leaveToOwnForm(context: RequestContext, path: string): void {
  const link = context.backend.isKnownMissing('GLOBALS') ? platformLink(context, path) : undefined
  if (!link) return
  shareProfile(context)
  context.serverData.unavailable = { link }
  throw data({ kind: 'down' } satisfies Failure, { status: 501 })
}
