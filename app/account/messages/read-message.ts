import { z } from 'zod'
import { fieldKinds, readFields, typedOf } from '~/forms/read-fields'
import type { Translate } from '~/i18n/translators'

/** Limits of the backend, in characters. */
export const maxSubject = 100
export const maxText = 255

export const messageFields = ['departmentId', 'subject', 'text', 'name', 'email'] as const

export function readReply(form: FormData, t: Translate) {
  const { line } = fieldKinds(t)
  const text = line.max(maxText, t('form.tooLong', { max: maxText }))
  return { typed: typedOf(form, ['text']), read: readFields(form, z.object({ text })) }
}

/** Reads a message to a department; guests also give name and e-mail. */
export function readNewMessage(form: FormData, t: Translate, guest: boolean) {
  const { line, name, email } = fieldKinds(t)
  const schema = z.object({
    departmentId: z.string(t('form.required')).regex(/^[\w-]{1,64}$/, t('form.required')),
    subject: line.max(maxSubject, t('form.tooLong', { max: maxSubject })),
    text: line.max(maxText, t('form.tooLong', { max: maxText })),
    name: guest ? name : z.undefined().catch(undefined),
    email: guest ? email : z.undefined().catch(undefined),
  })
  return {
    typed: typedOf(form, [...messageFields]),
    read: readFields(form, schema),
  }
}

/** Translates the backend's field names into the form's. */
export function fieldsOfForm(fields: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, messages]) => [key === 'message' ? 'text' : key, messages]),
  )
}
