import { z } from 'zod'
import { type Call, type CallContext, callShop } from './call'
import { type Outcome, readOutcome } from './envelope'
import type { SocialProvider } from './member-model'
import { readBody } from './read-body'
import { rows, text } from './wire'

const targetShape = z.object({ data: rows(z.string()) })
const restShape = z.object({ activation: text, fields: text })

/** What a profile still lacks after signing in by an outside account. */
export type ProfileRest = { activation: string; fields: string }

/** Signing in by an outside account. */
export function openSocial(context: CallContext) {
  return {
    /**
     * Where the shopper signs in at the provider, who sends them back to `returnTo` with `state` and a code; null when
     * the backend has no such provider.
     */
    target: async (
      type: SocialProvider,
      state: string,
      returnTo: string,
    ): Promise<string | null> => {
      const query = { type, ajax: '1', state, redirect: returnTo }
      const wire = await callShop({ key: 'SOCIAL_LOGIN', query }, 'signIn', context)
      if (wire.status === 404) return null
      const [target = ''] = readBody('SOCIAL_LOGIN', targetShape, wire).data
      return /^https?:$/.test(URL.parse(target)?.protocol ?? '') ? target : null
    },

    /** Hands the provider's code over; the outcome brings a bearer, or says what the profile lacks. */
    finish: async (
      type: SocialProvider,
      code: string,
    ): Promise<Outcome & { rest: ProfileRest | null }> => {
      const call: Call = { key: 'SOCIAL_RETURN', parts: [type, 'login'], query: { code } }
      const outcome = readOutcome(call.key, await callShop(call, 'signIn', context))
      const rest = restShape.safeParse(outcome.first)
      return { ...outcome, rest: rest.success && rest.data.activation ? rest.data : null }
    },

    /** Completes the profile and makes a member of its owner (own call social/complete). */
    complete: async (fields: Record<string, string>): Promise<Outcome> => {
      const form = new URLSearchParams(fields)
      const call: Call = { key: 'SOCIAL_RETURN', parts: ['complete'], form }
      return readOutcome(call.key, await callShop(call, 'signIn', context))
    },
  }
}
