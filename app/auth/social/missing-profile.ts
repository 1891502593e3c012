import type { RegisterField, SocialProvider } from '~/backend/account/member-model'
import { socialProviderOf } from '~/backend/account/social-provider'

const keyOf: Record<string, string> = { email: 'email', phone: 'mobile_phone' }

/** The fields that the backend names, now required, and all consents. @param names joined by `-`: `email-phone` */
export function missingFieldsOf(fields: RegisterField[], names: string): RegisterField[] {
  const missing = new Set(names.split('-').map((name) => keyOf[name] ?? name))
  return fields
    .filter(({ key, type }) => missing.has(key) || type === 'CHECK_BOX')
    .map((field) => (missing.has(field.key) ? { ...field, required: true } : field))
}

/** The provider of an activation link; `social` leaves it to `platform=`. */
const providerOf: Record<string, SocialProvider> = {
  facebook: 'facebook',
  facebookphone: 'facebook',
  twitter: 'twitter',
  googlephone: 'google',
}

/** The provider of the link where the shop offers it, else all providers. */
export function activationMethods(
  activation: string,
  platform: string | null,
  offered: SocialProvider[],
): SocialProvider[] {
  const own = Object.hasOwn(providerOf, activation)
    ? providerOf[activation]
    : socialProviderOf(platform)
  return own && offered.includes(own) ? [own] : offered
}
