import { z } from 'zod'
import type { SocialProvider } from '~/backend/account/member-model'
import { type Call, type CallContext, callBackend, mayCallBeMissing } from '~/backend/http/call'
import { presentText, rows } from '~/backend/http/fields'
import { readBody } from '~/backend/http/read-body'
import { pathOfLink } from '~/backend/http/shop-origins'
import { readSocialReturn, type SocialReturn } from './social-return'

const targetShape = z.object({ data: rows(presentText) })

const absolute = (link: string): string | null =>
  /^https?:$/.test(URL.parse(link)?.protocol ?? '') ? link : null

const outside = (link = ''): string | null => (pathOfLink(link) === null ? absolute(link) : null)

export function openSocialApi(context: CallContext) {
  const answered = async (call: Call) =>
    readSocialReturn(await callBackend(call, 'signIn', context))

  /** Where the backend's own page of a provider leads, as a shop without call 78 for it begins. */
  const byRedirect = async (type: SocialProvider): Promise<string | null> => {
    const call: Call = { key: 'SOCIAL_RETURN', parts: [type, 'login'] }
    return outside((await callBackend(call, 'signIn', context)).location)
  }

  return {
    /** The provider's sign-in page, which returns to `returnTo` with `state` and a code; null if unknown. */
    target: async (
      type: SocialProvider,
      state: string,
      returnTo: string,
    ): Promise<string | null> => {
      const query = { type, ajax: '1', state, redirect: returnTo }
      const wire = await callBackend({ key: 'SOCIAL_LOGIN', query }, 'signIn', context)
      if (wire.location !== undefined || mayCallBeMissing(wire))
        return outside(wire.location) ?? byRedirect(type)
      const [target = ''] = readBody('SOCIAL_LOGIN', targetShape, wire).data
      return target ? absolute(target) : byRedirect(type)
    },

    /** Exchanges the provider's code for a membership, or for the list of missing fields. @param state the backend's own */
    finish: (type: SocialProvider, code: string, state = ''): Promise<SocialReturn> => {
      const query = { code, ...(state ? { state } : {}) }
      return answered({ key: 'SOCIAL_RETURN', parts: [type, 'login'], query })
    },

    /** Completes the profile and creates the member (own call social/complete). */
    complete: (fields: Record<string, string>): Promise<SocialReturn> =>
      answered({
        key: 'SOCIAL_RETURN',
        parts: ['complete'],
        form: new URLSearchParams(fields),
      }),
  }
}
