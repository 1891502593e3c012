import { z } from 'zod'
import { fieldKinds, readFields, typedOf } from '~/auth/read-fields'
import type { Translate } from '~/i18n/translators'

/** The longest subject and text that the shop takes. */
export const mostSubject = 100
export const mostText = 255

/** The fields of a message to the shop. */
export const messageFields = ['departmentId', 'subject', 'text', 'name', 'email'] as const

/** Reads an answer in a conversation; what was typed is kept when it is refused. */
export function readReply(form: FormData, t: Translate) {
  const { line } = fieldKinds(t)
  const text = line.max(mostText, t('form.tooLong', { most: mostText }))
  return { typed: typedOf(form, ['text']), read: readFields(form, z.object({ text })) }
}

/** Reads a message to a department; who has no membership also gives name and e-mail. */
export function readNewMessage(form: FormData, t: Translate, guest: boolean) {
  const { line, name, email } = fieldKinds(t)
  const schema = z.object({
    departmentId: z.string(t('form.required')).regex(/^[\w-]{1,64}$/, t('form.required')),
    subject: line.max(mostSubject, t('form.tooLong', { most: mostSubject })),
    text: line.max(mostText, t('form.tooLong', { most: mostText })),
    name: guest ? name : z.undefined().catch(undefined),
    email: guest ? email : z.undefined().catch(undefined),
  })
  return {
    typed: typedOf(form, [...messageFields]),
    read: readFields(form, schema),
  }
}

/** The backend's names of a message's fields as the form calls them. */
export function fieldsOfForm(fields: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, words]) => [key === 'message' ? 'text' : key, words]),
  )
}
