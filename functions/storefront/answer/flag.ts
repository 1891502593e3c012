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
  const answer = await settings
    .shopFetch(address, { redirect: 'manual', headers: headersOf(settings) })
    .catch(() => null)
  const isImage = answer?.ok && /^image\//.test(answer.headers.get('content-type') ?? '')
  const headers = new Headers({
    'cache-control': isImage ? 'public, max-age=604800' : 'no-store',
    'content-type': isImage ? 'image/webp' : 'text/plain',
  })
  withSafeHeaders(headers, newRequestId())
  return new Response(isImage ? answer.body : 'Not found', { status: isImage ? 200 : 404, headers })
}
