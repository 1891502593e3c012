import type { RegisterField } from '~/shop/member-model'

/** A field of the registration form by the word that `fields=` calls it by. */
const keyOf: Record<string, string> = { email: 'email', phone: 'mobile_phone' }

/**
 * The fields that a profile lacks: what the backend names, each now required, and the consents, which nobody gave yet.
 * @param words joined by `-`, e.g. `email-phone`
 */
export function restOf(fields: RegisterField[], words: string): RegisterField[] {
  const lacking = new Set(words.split('-').map((word) => keyOf[word] ?? word))
  return fields
    .filter(({ key, type }) => lacking.has(key) || type === 'CHECK_BOX')
    .map((field) => (lacking.has(field.key) ? { ...field, required: true } : field))
}
