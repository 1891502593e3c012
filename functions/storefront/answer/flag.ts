import { addressOf } from '../../../app/backend/http/endpoint-address'
import { defaultLanguage } from '../../../app/i18n/languages'
import { newRequestId } from '../request/request-id'
import type { Settings } from '../settings'
import { withSafeHeaders } from './headers'
import { plain } from './plain-answers'

const pattern = /^\/static\/theme-flags\/[a-z]{2}\.webp$/

/** A flag is public, so it is fetched with the guest token like every other call. */
const headersOf = ({ guestToken }: Settings) => ({
  ...(guestToken && { authorization: `Bearer ${guestToken}` }),
  'accept-language': defaultLanguage,
})

export const isFlag = (pathname: string): boolean => pattern.test(pathname)

/** `none` where the shop says that it has no picture there, null where none came. */
async function pictureAt(
  address: string,
  settings: Settings,
): Promise<ArrayBuffer | 'none' | null> {
  const signal = AbortSignal.timeout(settings.readDeadline)
  const init: RequestInit = { redirect: 'manual', headers: headersOf(settings), signal }
  try {
    const answer = await settings.shopFetch(address, init)
    if (answer.status === 404 || answer.status === 410) return 'none'
    const isPicture = answer.ok && /^image\//.test(answer.headers.get('content-type') ?? '')
    return isPicture ? await answer.arrayBuffer() : null
  } catch {
    return null
  }
}

/** A country's flag from the backend, without any query. It is public, so every cache may store it; a 204 for none is no error in the browser's console. */
export async function flagOf(pathname: string, settings: Settings): Promise<Response> {
  const file = pathname.slice(pathname.lastIndexOf('/') + 1)
  const { prefix, prefixKeys, exportMode } = settings
  const rules = {
    prefix,
    prefixKeys,
    exportMode,
    language: '',
    currency: '',
    group: 0,
    searching: false,
  }
  const address = settings.shopOrigin + addressOf('STATIC_FLAGS', [file], {}, rules)
  const picture = await pictureAt(address, settings)
  if (picture === 'none') return plain(204, { 'cache-control': 'public, max-age=86400' })
  const headers = new Headers({
    'cache-control': picture ? 'public, max-age=604800' : 'no-store',
    'content-type': picture ? 'image/webp' : 'text/plain',
  })
  withSafeHeaders(headers, newRequestId())
  return new Response(picture ?? 'Not found', { status: picture ? 200 : 404, headers })
}
