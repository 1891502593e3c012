import { withOnlyVariant } from '~/backend/catalogue/product/unread-options'
import { type Call, type CallContext, callBackend } from '~/backend/http/call'
import { answeredBody } from '~/backend/http/envelope'
import type { Wire } from '~/backend/http/transport'
import { holdsKeys } from '~/backend/site/idempotency-keys'
import { type AddExtras, type AddItem, addForm } from '../add-form'
import { readAdds } from '../cart-answer'
import type { CartAddAnswer } from '../cart-model'
import { forgetStored, summaryInCurrency } from './summary-in-currency'

/** Delays before an add that is still running is sent again, in ms. */
const busyWaits = [400, 1200]

/** 409, the same add is running: retries. 422, the key belongs to another add: sends it as a new one. Only where the shop keeps keys. */
async function sendAdd(call: Call, context: CallContext): Promise<Wire> {
  let wire = await callBackend(call, 'change', context)
  if (![409, 422].includes(wire.status) || !(await holdsKeys(context))) return wire
  for (const ms of busyWaits) {
    if (wire.status !== 409) break
    await new Promise((resolve) => setTimeout(resolve, ms))
    wire = await callBackend(call, 'change', context)
  }
  if (wire.status !== 422) return wire
  return callBackend({ ...call, idempotencyKey: `${call.idempotencyKey}-2` }, 'change', context)
}

async function sentAdd(context: CallContext, call: Call): Promise<CartAddAnswer[]> {
  const sent = sendAdd(call, context)
  const read = sent.then((wire) => ({ wire, answers: readAdds(answeredBody(call.key, wire)) }))
  const { wire, answers } = await read.catch((error) => forgetStored(context, error))
  // It holds the cart of that time: fewer goods, or another currency.
  if (wire.isReplay) return answers.map((answer) => ({ ...answer, summary: null, isReplay: true }))
  const summary = answers.findLast((answer) => answer.summary)?.summary ?? null
  if (!summary && answers.some(({ status }) => status > 0)) context.identity.dropStoredCart?.()
  const last = await summaryInCurrency(summary, context)
  // All answers show the total after the last one.
  return answers.map((answer) => ({ ...answer, summary: answer.summary && last }))
}

/** Adds one product or several. @param key idempotency key of the form @returns one answer per product */
export const adder =
  (context: CallContext) =>
  async (items: AddItem[], extras: AddExtras, key: string): Promise<CartAddAnswer[]> => {
    const ask = (call: Call) => callBackend(call, 'shared', context)
    const named = await Promise.all(items.map((item) => withOnlyVariant(ask, item)))
    return sentAdd(context, { key: 'CART_ADD', form: addForm(named, extras), idempotencyKey: key })
  }
