import { type CallContext, headersOf, takeCookies } from '~/backend/http/call'
import { ownPath } from '~/backend/http/shop-origins'
import { readCapped } from '~/backend/http/transport'

type Signature = { type: string; first: string; ninth?: string }
type FileKind = {
  accept: string
  signatures: Signature[]
  declared: RegExp
  maxBytes: number
}

export const picture: FileKind = {
  accept: 'image/*',
  signatures: [
    { type: 'image/png', first: '\x89PNG' },
    { type: 'image/jpeg', first: '\xff\xd8\xff' },
    { type: 'image/gif', first: 'GIF8' },
    { type: 'image/webp', first: 'RIFF', ninth: 'WEBP' },
  ],
  declared: /^image\/svg\+xml$/,
  maxBytes: 60_000,
}
export const sound: FileKind = {
  accept: 'audio/*',
  signatures: [
    { type: 'audio/wav', first: 'RIFF', ninth: 'WAVE' },
    { type: 'audio/mpeg', first: 'ID3' },
    { type: 'audio/mpeg', first: '\xff\xfb' },
    { type: 'audio/ogg', first: 'OggS' },
  ],
  declared: /^audio\/(?:mpeg|mp4|ogg|wav|x-wav|wave|webm)$/,
  maxBytes: 2_000_000,
}

/** One letter for each byte. */
export const lettersOf = (bytes: Uint8Array) => {
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return letters
}

function typeOf(bytes: ArrayBuffer, { headers }: Response, { signatures, declared }: FileKind) {
  const start = lettersOf(new Uint8Array(bytes.slice(0, 12)))
  const found = signatures.find(
    ({ first, ninth = '' }) => start.startsWith(first) && start.startsWith(ninth, 8),
  )
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim() ?? ''
  return found?.type ?? (declared.test(type) ? type : null)
}

/** Sends the visitor's cookies; follows one redirect. Null for an address that is not the backend's own. */
async function openFile(path: string, accept: string, context: CallContext) {
  const signal = AbortSignal.timeout(context.transport.readDeadline)
  const open = async (link: string, base: string) => {
    const address = URL.parse(ownPath(link), base)
    if (address?.origin !== new URL(context.origin).origin) return null
    const headers = headersOf({}, context, true)
    headers.set('accept', accept)
    const init: RequestInit = { headers, redirect: 'manual', signal }
    const answer = await context.transport.fetch(address.href, init)
    takeCookies(context, answer.headers.getSetCookie())
    return { answer, address: address.href }
  }
  const first = await open(path, context.origin)
  const location = first?.answer.headers.get('location')
  if (!first || !location || first.answer.ok) return first?.answer ?? null
  await first.answer.body?.cancel()
  return (await open(location, first.address))?.answer ?? null
}

/** Loads a file of the code as the visitor, since it is their session's; only from the backend's own origin. Null for none: the form works without. */
export async function fileAt(path: string, kind: FileKind, context: CallContext) {
  const started = Date.now()
  let outcome = 'network'
  try {
    const answer = await openFile(path, kind.accept, context)
    if (answer) outcome = String(answer.status)
    if (!answer?.ok) {
      await answer?.body?.cancel()
      return null
    }
    const bytes = await readCapped(answer, kind.maxBytes)
    const type = bytes && typeOf(bytes, answer, kind)
    if (!type) outcome = bytes ? 'shape' : 'size'
    return bytes && type && bytes.byteLength > 0 ? { type, bytes } : null
  } catch {
    return null
  } finally {
    context.transport.note({ key: 'CAPTCHA', ms: Date.now() - started, outcome, tries: 1 })
  }
}
