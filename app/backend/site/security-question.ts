import { z } from 'zod'
import type { SecurityQuestion } from '~/backend/account/member-model'
import { bodyOf, type CallContext, callBackend, mayCallBeMissing } from '~/backend/http/call'
import { presentText, text } from '~/backend/http/fields'
import { readAs } from '~/backend/http/read-body'
import type { Wire } from '~/backend/http/transport'
import { fileAt, lettersOf, picture, sound } from './code-file'

const knownPath = '/SecCode.php'

const row = z.object({ path: text, question: text, audio: text })
type Source = z.output<typeof row>

const nothing: Source = { path: '', question: '', audio: '' }
const source = z.union([presentText.transform((path) => ({ ...nothing, path })), row])
const shape = z
  .object({ data: z.union([z.tuple([source], z.unknown()).transform(([first]) => first), source]) })
  .transform(({ data }) => data)

async function pictureAt(path: string, context: CallContext): Promise<string> {
  const file = await fileAt(path, picture, context)
  if (!file) return ''
  return `data:${file.type};base64,${btoa(lettersOf(new Uint8Array(file.bytes)))}`
}

function readHtml(html: string): Source {
  const sourceOf = (tags: string) =>
    text.parse(new RegExp(`<(?:${tags})\\b[^<>]*?\\ssrc=["']([^"']+)`, 'i').exec(html)?.[1])
  return { path: sourceOf('img'), audio: sourceOf('audio|source'), question: '' }
}

function sourceIn(wire: Wire, isDemanded: boolean): Source {
  if (isDemanded && mayCallBeMissing(wire)) return nothing
  const body = bodyOf('CAPTCHA', wire)
  if (typeof body === 'string') return readHtml(body)
  return isDemanded ? shape.catch(nothing).parse(body) : readAs('CAPTCHA', shape, body)
}

/** Loads a new security question, null for none. @param formPath the picture to try where the call names none: the form's, '' for the platform's; undefined for none */
export async function securityQuestionOf(
  purpose: string,
  context: CallContext,
  formPath?: string,
): Promise<SecurityQuestion | null> {
  const wire = await callBackend({ key: 'CAPTCHA', parts: [purpose] }, 'change', context)
  const { path, question, audio } = sourceIn(wire, formPath !== undefined)
  const spare = formPath === undefined || question !== '' ? '' : formPath || knownPath
  const pictured = path || spare
  const visible = pictured ? await pictureAt(pictured, context) : ''
  return visible || question ? { text: question, picture: visible, audio } : null
}

/** The code as sound, at the address that came with its question; null without one. */
export const securitySoundOf = (path: string, context: CallContext) => fileAt(path, sound, context)
