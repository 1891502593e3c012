import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { fieldKinds } from '~/forms/read-fields'
import type { Translate } from '~/i18n/translators'
import { idPattern } from '~/site-map'

/** Limits of the backend, in characters. */
const maxSubject = 100
const maxText = 255

const textSchema = (t: Translate) => fieldKinds(t).upTo(maxText)

export function readReply(form: FormData, t: Translate) {
  return parseWithZod(form, { schema: z.object({ text: textSchema(t) }) })
}

export type MessageFields = Record<'departmentId' | 'subject' | 'text' | 'name' | 'email', string>

const memberFields = ['departmentId', 'subject', 'text']

/** Names of the fields of a message to a department; guests also give name and e-mail. */
export const messageFields = (isGuest: boolean) =>
  isGuest ? [...memberFields, 'name', 'email'] : memberFields

export function messageSchema(t: Translate, isGuest: boolean) {
  const { name, email, upTo } = fieldKinds(t)
  return z.object({
    departmentId: z.string(t('form.required')).regex(idPattern, t('form.required')),
    subject: upTo(maxSubject),
    text: textSchema(t),
    name: isGuest ? name : z.undefined().catch(undefined),
    email: isGuest ? email : z.undefined().catch(undefined),
  })
}

/** Translates the backend's field names into the form's. */
export function fieldsOfForm(fields: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, messages]) => [key === 'message' ? 'text' : key, messages]),
  )
}
