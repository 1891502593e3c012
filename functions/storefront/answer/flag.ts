import { addressOf } from '../../../app/backend/http/endpoint-address'
import { defaultLanguage } from '../../../app/i18n/languages'
import { newRequestId } from '../request/request-id'
import type { Settings } from '../settings'
import { withSafeHeaders } from './headers'

const pattern = /^\/static\/theme-flags\/[a-z]{2}\.webp$/

/** A flag is public, so it is fetched with the guest token like every other call. */
const headersOf = ({ guestToken }: Settings) => ({
  ...(guestToken && { authorization: `Bearer ${guestToken}` }),
  'accept-language': defaultLanguage,
})

export const isFlag = (pathname: string): boolean => pattern.test(pathname)

/** Null where the backend has no picture there, or not in time. */
async function pictureAt(address: string, settings: Settings): Promise<ArrayBuffer | null> {
  const signal = AbortSignal.timeout(settings.readDeadline)
  const init: RequestInit = { redirect: 'manual', headers: headersOf(settings), signal }
  try {
    const answer = await settings.shopFetch(address, init)
    const isPicture = answer.ok && /^image\//.test(answer.headers.get('content-type') ?? '')
    return isPicture ? await answer.arrayBuffer() : null
  } catch {
    return null
  }
}

/** A country's flag from the backend, without any query. It is public, so every cache may store it. */
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
  const headers = new Headers({
    'cache-control': picture ? 'public, max-age=604800' : 'no-store',
    'content-type': picture ? 'image/webp' : 'text/plain',
  })
  withSafeHeaders(headers, newRequestId())
  return new Response(picture ?? 'Not found', { status: picture ? 200 : 404, headers })
}
