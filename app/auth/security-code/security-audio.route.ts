import type { LoaderFunctionArgs } from '@remix-run/cloudflare'

/** The visitor's security code as sound. Its address is in the sealed session, so that no other can be asked for. */
export async function loader({ context }: LoaderFunctionArgs) {
  const path = context.session.securityCode?.audio
  const file = path ? await context.backend.membership.codeSound(path) : null
  if (!file) return new Response(null, { status: 404 })
  const headers = { 'content-type': file.type, 'cache-control': 'no-store' }
  return new Response(file.bytes, { headers })
}
