import { type BackendError, isMissingCallError } from '~/backend/http/backend-error'
import { type Call, type CallContext, callBackend, isCallMissing } from '~/backend/http/call'
import type { CallClass, Wire } from '~/backend/http/transport'
import { isKnownMissing, missingMs, noteMissing } from './missing-calls'

type Options = {
  /** False for an answer that says too little: the next call is sent too, and its answer taken if it says more. */
  isEnough?: ((wire: Wire) => boolean) | undefined
  send?: ((call: Call, callClass: CallClass) => Promise<Wire>) | undefined
}

type Tried<C extends Call> = { call: C; wire?: Wire; error?: BackendError }

async function tried<C extends Call>(
  call: C,
  callClass: CallClass,
  send: NonNullable<Options['send']>,
): Promise<Tried<C>> {
  try {
    return { call, wire: await send(call, callClass) }
  } catch (error) {
    // A shop may answer a change that it has made by a redirect.
    if (isMissingCallError(error) && !(callClass === 'change' && error.kind === 'redirect'))
      return { call, error }
    throw error
  }
}

const isThere = ({ wire }: Tried<Call>) => wire !== undefined && !isCallMissing(wire)

/**
 * Sends the first of these calls that the shop has (decision 068); which it lacks is remembered.
 * @returns the answer, and whose it is: of the first one where the shop has none
 * @throws BackendError as `callBackend`
 */
export async function sendFirstKnown<C extends Call>(
  calls: [C, ...C[]],
  callClass: CallClass,
  context: CallContext,
  {
    isEnough = () => true,
    send = (call, ofClass) => callBackend(call, ofClass, context),
  }: Options = {},
): Promise<{ call: C; wire: Wire }> {
  const { origin } = context
  const known = calls.filter(({ key }) => !isKnownMissing(origin, key))
  const [first = calls[0], ...others] = known
  const all = [await tried(first, callClass, send)]
  const isFull = (one: Tried<C>) => one.wire !== undefined && isThere(one) && isEnough(one.wire)
  for (const call of others) if (!all.some(isFull)) all.push(await tried(call, callClass, send))
  const there = all.find(isFull) ?? all.find(isThere)
  for (const one of all.filter((tried) => !isThere(tried))) {
    const isSure = there !== undefined && !one.wire?.isEmpty
    const ms = isSure ? missingMs.replaced : missingMs.alone
    noteMissing(origin, one.call.key, Date.now() + ms)
  }
  const { call, wire, error } = there ?? all[0] ?? { call: first }
  if (wire === undefined) throw error
  return { call, wire }
}
