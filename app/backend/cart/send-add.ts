import { type Call, type CallContext, callBackend } from '~/backend/http/call'
import type { Wire } from '~/backend/http/transport'

/** Delays before a busy request is sent again, in ms. */
const busyWaits = [400, 1200]

/** Sends an add. 409, the same one is running: retries. 422, the key belongs to another one: sends it as a new one. */
export async function sendAdd(call: Call, context: CallContext): Promise<Wire> {
  let wire = await callBackend(call, 'change', context)
  for (const ms of busyWaits) {
    if (wire.status !== 409) break
    await new Promise((resolve) => setTimeout(resolve, ms))
    wire = await callBackend(call, 'change', context)
  }
  if (wire.status !== 422) return wire
  return callBackend({ ...call, idempotencyKey: `${call.idempotencyKey}-2` }, 'change', context)
}
