import type { RegisterField, SocialProvider } from '~/shop/member-model'

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

/** The outside account that an activation link speaks of; `social` leaves it open. */
const providerOf: Record<string, SocialProvider> = {
  facebook: 'facebook',
  facebookphone: 'facebook',
  twitter: 'twitter',
  googlephone: 'google',
}

/**
 * The accounts to sign in by where a profile shall be completed of which this visit knows nothing: the link's own where
 * the shop takes it, else all that it takes.
 */
export function waysOfActivation(activation: string, offered: SocialProvider[]): SocialProvider[] {
  const own = Object.hasOwn(providerOf, activation) ? providerOf[activation] : undefined
  return own && offered.includes(own) ? [own] : offered
}
