import { z } from 'zod'
import { redirectError } from '~/backend/http/backend-error'
import { type Outcome, readOutcome } from '~/backend/http/envelope'
import { text } from '~/backend/http/fields'
import { pathOfLink } from '~/backend/http/shop-origins'
import type { Wire } from '~/backend/http/transport'

/** What is missing in the profile after a social sign-in: `fields` are `email` and `phone`, joined by `-`. */
export type MissingProfile = { activation: string; fields: string }

/** How a social sign-in ended. @property error the `error=` of a redirect, '' for none */
export type SocialReturn = Outcome & { missingProfile: MissingProfile | null; error: string }

/** What each kind of activation link asks for where the backend names no fields. */
const fieldsOf: Record<string, string> = {
  facebook: 'email',
  facebookphone: 'phone',
  twitter: 'email',
  googlephone: 'phone',
  social: 'email-phone',
}

/** The fields that `fields=` names; '' for others. */
export const namedFields = (named: string | null): string =>
  /^(?:email|phone)(?:-(?:email|phone))?$/.exec(named ?? '')?.[0] ?? ''

export function missingProfileOf(activation: string, named: string): MissingProfile | null {
  if (!Object.hasOwn(fieldsOf, activation)) return null
  return { activation, fields: namedFields(named) || (fieldsOf[activation] ?? '') }
}

const profileShape = z.object({ activation: text, fields: text }).catch({
  activation: '',
  fields: '',
})

function readRedirect(location: string): SocialReturn {
  const next = pathOfLink(location)
  if (next === null) throw redirectError('SOCIAL_RETURN')
  const params = new URL(next, 'https://shop.internal').searchParams
  const error = params.get('error') ?? ''
  const activation = params.get('activation') ?? ''
  return {
    ok: error === '',
    message: '',
    fields: {},
    next,
    first: null,
    ttl: 0,
    tries: 0,
    mustChange: false,
    missingProfile: missingProfileOf(activation, params.get('fields') ?? ''),
    error,
  }
}

/** Reads how the provider's answer was received: a redirect, or the envelope of a login. @throws BackendError */
export function readSocialReturn(wire: Wire): SocialReturn {
  if (wire.location !== undefined) return readRedirect(wire.location)
  const outcome = readOutcome('SOCIAL_RETURN', wire)
  const { activation, fields } = profileShape.parse(outcome.first)
  const missing = missingProfileOf(activation, fields)
  return { ...outcome, missingProfile: missing, error: '' }
}
