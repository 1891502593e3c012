import { z } from 'zod'
import type { SecurityQuestion } from '~/backend/account/member-model'
import { bodyOf, type CallContext, callBackend, headersOf, takeCookies } from '~/backend/http/call'
import { text } from '~/backend/http/fields'
import { readAs } from '~/backend/http/read-body'

const shape = z.object({ data: z.tuple([z.object({ path: text, question: text })], z.unknown()) })

const maxBytes = 60_000
const timeoutMs = 4000

/** Loads the picture as a data URL, because it belongs to the visitor's backend session. */
async function pictureAt(path: string, context: CallContext): Promise<string> {
  const address = new URL(path, context.origin)
  if (address.origin !== new URL(context.origin).origin) return ''
  const headers = headersOf({}, context, true)
  headers.set('accept', 'image/*')
  const signal = AbortSignal.timeout(timeoutMs)
  const init: RequestInit = { headers, redirect: 'manual', signal }
  const answer = await context.transport.fetch(address.href, init)
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';')
  const isPicture = /^image\/(?:png|jpeg|gif|webp|svg\+xml)$/.test(type.trim())
  const bytes = new Uint8Array(answer.ok && isPicture ? await answer.arrayBuffer() : [])
  takeCookies(context, answer.headers.getSetCookie())
  if (bytes.length === 0 || bytes.length > maxBytes) return ''
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return `data:${type.trim()};base64,${btoa(letters)}`
}

/** Loads a new security question, which replaces the previous one; null for none. @throws BackendError */
export async function securityQuestionOf(
  purpose: string,
  context: CallContext,
): Promise<SecurityQuestion | null> {
  const wire = await callBackend({ key: 'CAPTCHA', parts: [purpose] }, 'change', context)
  const [{ path, question }] = readAs('CAPTCHA', shape, bodyOf('CAPTCHA', wire)).data
  const picture = path ? await pictureAt(path, context).catch(() => '') : ''
  return picture || question ? { text: question, picture } : null
}
