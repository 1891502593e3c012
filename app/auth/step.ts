import type { Visit } from '~/visit'

/** A step that waited longer is begun anew, in ms. */
const longest = 15 * 60_000

export type StepKind = 'expired' | 'code' | 'verify' | 'social' | 'profile' | 'payment'

/** Keeps how far a sign-in is, sealed in the session: names and phones are never in an address. */
export function takeStep(visit: Visit, kind: StepKind, fields: Record<string, string>): void {
  visit.session.step = { kind, fields, until: Date.now() + longest }
}

/** What a step keeps of a ticked "remember me", for who signs in at its end. */
export const rememberField = (remember: boolean): Record<string, string> =>
  remember ? { remember: '1' } : {}

/** The step that the visitor is in, null when it is another or too old. */
export function stepOf(visit: Visit, kind: StepKind): Record<string, string> | null {
  const { step } = visit.session
  return step?.kind === kind && step.until > Date.now() ? step.fields : null
}
