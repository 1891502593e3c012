import type { RequestContext } from '~/session/request-context'

const maxAgeMs = 15 * 60_000

export type StepKind =
  | 'expired'
  | 'code'
  | 'verify'
  | 'social'
  | 'profile'
  | 'payment'
  | 'placed'
  | 'registered'
  | 'link'

type Slot = 'step' | 'orderStep' | 'passwordStep' | 'linkStep'

/** What waits beside other steps has a slot of its own: they do not end it. */
const ownSlots: Partial<Record<StepKind, Slot>> = {
  payment: 'orderStep',
  placed: 'orderStep',
  expired: 'passwordStep',
  link: 'linkStep',
}

const slotOf = (kind: StepKind): Slot => ownSlots[kind] ?? 'step'

/** Stores a step of the sign-in or of an order in the sealed session, which keeps names and phone numbers out of URLs. */
export function saveStep(
  context: RequestContext,
  kind: StepKind,
  fields: Record<string, string>,
): void {
  context.session[slotOf(kind)] = { kind, fields, until: Date.now() + maxAgeMs }
}

/** Carries "remember me" through the steps of a sign-in. */
export const rememberField = (remember: boolean): Record<string, string> =>
  remember ? { remember: '1' } : {}

/** Null when the step is another one or expired. */
export function stepOf(context: RequestContext, kind: StepKind): Record<string, string> | null {
  const step = context.session[slotOf(kind)]
  return step?.kind === kind && step.until > Date.now() ? step.fields : null
}
