import { z } from 'zod'
import type { SecurityQuestion } from '~/backend/account/member-model'
import {
  bodyOf,
  type CallContext,
  callBackend,
  headersOf,
  lacksCall,
  takeCookies,
} from '~/backend/http/call'
import { text } from '~/backend/http/fields'
import { readAs } from '~/backend/http/read-body'
import { readCapped } from '~/backend/http/transport'

const row = z.object({ path: text, question: text, audio: text })
const shape = z.object({ data: z.tuple([row], z.unknown()) }).transform(({ data }) => data[0])

type Source = z.output<typeof row>
type FileKind = { accept: string; pattern: RegExp; maxBytes: number }

const picture: FileKind = {
  accept: 'image/*',
  pattern: /^image\/(?:png|jpeg|gif|webp|svg\+xml)$/,
  maxBytes: 60_000,
}
const sound: FileKind = {
  accept: 'audio/*',
  pattern: /^audio\/(?:mpeg|mp4|ogg|wav|x-wav|wave|webm)$/,
  maxBytes: 2_000_000,
}

/** Loads a file of the code as the visitor, since it is their session's; only from the backend's own origin. Null for none: the form works without. */
async function fileAt(path: string, { accept, pattern, maxBytes }: FileKind, context: CallContext) {
  const address = new URL(path, context.origin)
  if (address.origin !== new URL(context.origin).origin) return null
  const headers = headersOf({}, context, true)
  headers.set('accept', accept)
  const signal = AbortSignal.timeout(context.transport.readDeadline)
  const init: RequestInit = { headers, redirect: 'manual', signal }
  const started = Date.now()
  let outcome = 'network'
  try {
    const answer = await context.transport.fetch(address.href, init)
    outcome = String(answer.status)
    takeCookies(context, answer.headers.getSetCookie())
    const type = (answer.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? ''
    const isFile = answer.ok && pattern.test(type)
    const bytes = isFile ? await readCapped(answer, maxBytes) : null
    if (!isFile) await answer.body?.cancel()
    if (bytes === null) outcome = isFile ? 'size' : 'shape'
    return bytes && bytes.byteLength > 0 ? { type, bytes } : null
  } catch {
    return null
  } finally {
    context.transport.note({ key: 'CAPTCHA', ms: Date.now() - started, outcome, tries: 1 })
  }
}

async function pictureAt(path: string, context: CallContext): Promise<string> {
  const file = await fileAt(path, picture, context)
  if (!file) return ''
  let letters = ''
  for (const byte of new Uint8Array(file.bytes)) letters += String.fromCharCode(byte)
  return `data:${file.type};base64,${btoa(letters)}`
}

function readHtml(html: string): Source {
  const sourceOf = (tags: string) =>
    text.parse(new RegExp(`<(?:${tags})\\b[^>]*?\\ssrc=["']([^"']+)`, 'i').exec(html)?.[1])
  return { path: sourceOf('img'), audio: sourceOf('audio|source'), question: '' }
}

/** Loads a new security question, null for none. @param formPath the picture that the form names, for a shop without the call */
export async function securityQuestionOf(
  purpose: string,
  context: CallContext,
  formPath = '',
): Promise<SecurityQuestion | null> {
  const wire = await callBackend({ key: 'CAPTCHA', parts: [purpose] }, 'change', context)
  const source = (): Source => {
    if (formPath && lacksCall(wire)) return { path: formPath, question: '', audio: '' }
    const body = bodyOf('CAPTCHA', wire)
    return typeof body === 'string' ? readHtml(body) : readAs('CAPTCHA', shape, body)
  }
  const { path, question, audio } = source()
  const visible = path ? await pictureAt(path, context) : ''
  return visible || question ? { text: question, picture: visible, audio } : null
}

/** The code as sound, at the address that came with its question; null without one. */
export const securitySoundOf = (path: string, context: CallContext) => fileAt(path, sound, context)
