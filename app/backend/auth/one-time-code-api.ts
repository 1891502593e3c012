import { z } from 'zod'
import { type Call, type CallContext, callBackend } from '~/backend/http/call'
import { type Outcome, readOutcome } from '~/backend/http/envelope'
import { flag, number } from '~/backend/http/fields'

const ttlShape = z.object({ ttl: number }).catch({ ttl: 0 })
const unverifiedShape = z.object({ verified: z.literal([false, 0, '0', 'false']) })
const verifiedShape = z.object({ verified: flag }).catch({ verified: false })

export function openOneTimeCodeApi(context: CallContext) {
  const send = async (call: Call, as: 'signIn' | 'change' = 'signIn'): Promise<Outcome> =>
    readOutcome(call.key, await callBackend(call, as, context))

  return {
    /** `phone` is digits with the country code. */
    request: (phone: string, proof: Record<string, string>) =>
      send({ key: 'OTP_REQUEST', parts: [phone], form: new URLSearchParams(proof) }),

    validate: (phone: string, otp: string, proof: Record<string, string>) =>
      send({ key: 'OTP_VALIDATE', parts: [phone], form: new URLSearchParams({ otp, ...proof }) }),

    /** Verifies a member's phone; an empty code requests one, which a verified phone does not need. */
    verifySms: async (
      phone: string,
      code: string,
      proof: Record<string, string>,
    ): Promise<Outcome & { isVerified: boolean }> => {
      const form = new URLSearchParams({ phone, code, ...proof })
      const outcome = await send({ key: 'VERIFY_SMS', form }, 'change')
      const isUnverified = code !== '' && unverifiedShape.safeParse(outcome.first).success
      const ttl = outcome.ttl || ttlShape.parse(outcome.first).ttl
      const ok = outcome.ok && !isUnverified
      return { ...outcome, ok, ttl, isVerified: ok && verifiedShape.parse(outcome.first).verified }
    },

    orderLogin: (name: string, password: string, proof: Record<string, string>) => {
      const type = name.includes('@') ? 'email' : 'phone'
      const form = new URLSearchParams({ [type]: name, type, password, ...proof })
      return send({ key: 'ORDER_LOGIN', form })
    },
  }
}
