import { z } from 'zod'
import { type Call, type CallContext, callBackend } from '~/backend/http/call'
import { type Outcome, readOutcome } from '~/backend/http/envelope'
import { number } from '~/backend/http/fields'

const ttlShape = z.object({ ttl: number }).catch({ ttl: 0 })
const unverifiedShape = z.object({ verified: z.literal([false, 0, '0', 'false']) })

export function openOneTimeCodeApi(context: CallContext) {
  const send = async (call: Call, as: 'signIn' | 'change' = 'signIn'): Promise<Outcome> =>
    readOutcome(call.key, await callBackend(call, as, context))

  return {
    /** `phone` is digits with the country code. */
    request: (phone: string, proof: Record<string, string>) =>
      send({ key: 'OTP_REQUEST', parts: [phone], form: new URLSearchParams(proof) }),

    validate: (phone: string, otp: string, proof: Record<string, string>) =>
      send({ key: 'OTP_VALIDATE', parts: [phone], form: new URLSearchParams({ otp, ...proof }) }),

    /** Verifies a member's phone; an empty code requests one. */
    verifySms: async (
      phone: string,
      code: string,
      proof: Record<string, string>,
    ): Promise<Outcome> => {
      const form = new URLSearchParams({ phone, code, ...proof })
      const outcome = await send({ key: 'VERIFY_SMS', form }, 'change')
      const isUnverified = code !== '' && unverifiedShape.safeParse(outcome.first).success
      const ttl = outcome.ttl || ttlShape.parse(outcome.first).ttl
      return { ...outcome, ok: outcome.ok && !isUnverified, ttl }
    },

    orderLogin: (email: string, password: string, proof: Record<string, string>) =>
      send({
        key: 'ORDER_LOGIN',
        form: new URLSearchParams({ email, type: 'email', password, ...proof }),
      }),

    signInShopping: (email: string) =>
      send({ key: 'SIGNIN_SHOPPING', form: new URLSearchParams({ email }) }),
  }
}
