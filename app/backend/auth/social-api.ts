import { z } from 'zod'
import type { SocialProvider } from '~/backend/account/member-model'
import { type Call, type CallContext, callBackend } from '~/backend/http/call'
import { type Outcome, readOutcome } from '~/backend/http/envelope'
import { rows, text } from '~/backend/http/fields'
import { readBody } from '~/backend/http/read-body'

const targetShape = z.object({ data: rows(z.string()) })
const restShape = z.object({ activation: text, fields: text })

/** What is missing in the profile after a social sign-in. */
export type MissingProfile = { activation: string; fields: string }

export function openSocialApi(context: CallContext) {
  return {
    /** The provider's sign-in page, which returns to `returnTo` with `state` and a code; null if unknown. */
    target: async (
      type: SocialProvider,
      state: string,
      returnTo: string,
    ): Promise<string | null> => {
      const query = { type, ajax: '1', state, redirect: returnTo }
      const wire = await callBackend({ key: 'SOCIAL_LOGIN', query }, 'signIn', context)
      if (wire.status === 404) return null
      const [target = ''] = readBody('SOCIAL_LOGIN', targetShape, wire).data
      return /^https?:$/.test(URL.parse(target)?.protocol ?? '') ? target : null
    },

    /** Exchanges the provider's code for a bearer, or for the list of missing fields. */
    finish: async (
      type: SocialProvider,
      code: string,
    ): Promise<Outcome & { missingProfile: MissingProfile | null }> => {
      const call: Call = { key: 'SOCIAL_RETURN', parts: [type, 'login'], query: { code } }
      const outcome = readOutcome(call.key, await callBackend(call, 'signIn', context))
      const missingProfile = restShape.safeParse(outcome.first)
      return {
        ...outcome,
        missingProfile:
          missingProfile.success && missingProfile.data.activation ? missingProfile.data : null,
      }
    },

    /** Completes the profile and creates the member (own call social/complete). */
    complete: async (fields: Record<string, string>): Promise<Outcome> => {
      const form = new URLSearchParams(fields)
      const call: Call = { key: 'SOCIAL_RETURN', parts: ['complete'], form }
      return readOutcome(call.key, await callBackend(call, 'signIn', context))
    },
  }
}
