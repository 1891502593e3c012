import { z } from 'zod'
import { keepCookies } from './backend-cookies'
import { bodyOf, type CallContext, callShop, headersOf } from './call'
import type { SecurityQuestion } from './member-model'
import { readAs } from './read-body'
import { text } from './wire'

const shape = z.object({ data: z.tuple([z.object({ path: text, question: text })], z.unknown()) })

/** A picture of some letters is small, and quickly made. */
const mostBytes = 60_000
const patienceMs = 4000

/** The picture at a path of the backend as a data address: only the visitor's own backend session is shown it. */
async function pictureAt(path: string, context: CallContext): Promise<string> {
  const address = new URL(path, context.origin)
  if (address.origin !== new URL(context.origin).origin) return ''
  const headers = headersOf({}, context, true)
  headers.set('accept', 'image/*')
  const signal = AbortSignal.timeout(patienceMs)
  const init: RequestInit = { headers, redirect: 'manual', signal }
  const answer = await context.transport.fetch(address.href, init)
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';')
  const isPicture = /^image\/(?:png|jpeg|gif|webp|svg\+xml)$/.test(type.trim())
  const bytes = new Uint8Array(answer.ok && isPicture ? await answer.arrayBuffer() : [])
  keepCookies(context.identity.cookies, answer.headers.getSetCookie(), Date.now())
  if (bytes.length === 0 || bytes.length > mostBytes) return ''
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return `data:${type.trim()};base64,${btoa(letters)}`
}

/**
 * A new security question for a purpose; the one before no longer counts. A shop may have a picture, words, or both.
 * Null where it has none to ask now.
 * @throws ShopError when there is no answer to read
 */
export async function securityQuestionOf(
  purpose: string,
  context: CallContext,
): Promise<SecurityQuestion | null> {
  const wire = await callShop({ key: 'CAPTCHA', parts: [purpose] }, 'change', context)
  const [{ path, question }] = readAs('CAPTCHA', shape, bodyOf('CAPTCHA', wire)).data
  const picture = path ? await pictureAt(path, context).catch(() => '') : ''
  return picture || question ? { text: question, picture } : null
}
