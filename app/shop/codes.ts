import { z } from 'zod'
import { type Call, type CallContext, callShop } from './call'
import { type Outcome, readOutcome } from './envelope'
import { number } from './wire'

const ttlShape = z.object({ ttl: number }).catch({ ttl: 0 })

/** One-time codes, and the ways into an order. */
export function openCodes(context: CallContext) {
  const send = async (call: Call, as: 'signIn' | 'change' = 'signIn'): Promise<Outcome> =>
    readOutcome(call.key, await callShop(call, as, context))

  return {
    /** Asks for a code to sign in; `phone` are digits with their country, which stand in the backend's path. */
    request: (phone: string, proof: Record<string, string>) =>
      send({ key: 'OTP_REQUEST', parts: [phone], form: new URLSearchParams(proof) }),

    /** Signs in by the code. */
    validate: (phone: string, otp: string, proof: Record<string, string>) =>
      send({ key: 'OTP_VALIDATE', parts: [phone], form: new URLSearchParams({ otp, ...proof }) }),

    /** Proves a member's phone; an empty code sends one. */
    verifySms: async (phone: string, code: string): Promise<Outcome> => {
      const form = new URLSearchParams({ phone, code })
      const outcome = await send({ key: 'VERIFY_SMS', form }, 'change')
      return { ...outcome, ttl: outcome.ttl || ttlShape.parse(outcome.first).ttl }
    },

    /** Signs a member in on the way to the order. */
    orderLogin: (email: string, password: string, proof: Record<string, string>) =>
      send({
        key: 'ORDER_LOGIN',
        form: new URLSearchParams({ email, type: 'email', password, ...proof }),
      }),

    /** Goes on to the order without a membership. */
    signInShopping: (email: string) =>
      send({ key: 'SIGNIN_SHOPPING', form: new URLSearchParams({ email }) }),
  }
}
