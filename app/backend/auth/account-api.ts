import { z } from 'zod'
import { sendFirstKnown } from '~/backend/http/cache/first-known-call'
import {
  bodyOf,
  type Call,
  type CallContext,
  callBackend,
  isCurrencySet,
  mayCallBeMissing,
} from '~/backend/http/call'
import { type Outcome, readOutcome } from '~/backend/http/envelope'
import { flag, text } from '~/backend/http/fields'
import { forgetFirstSession } from '~/backend/http/first-session'
import { readBody } from '~/backend/http/read-body'
import type { Wire } from '~/backend/http/transport'
import { sentence } from '~/backend/site/html/without-markup'
import type { Store } from '~/backend/site/site-model'
import {
  type Credentials,
  type MemberInfo,
  readLogin,
  readMember,
  type SignInAnswer,
  signInForm,
} from './sign-in'

const languageShape = z.object({ success: flag, link: text })
const locationShape = z.object({ success: flag, message: sentence })

function choiceCalls(context: CallContext) {
  return {
    changeLanguage: async (
      language: string,
      linkType: string,
      linkId: string,
    ): Promise<{ success: boolean; link: string }> => {
      const parts = linkType && linkId ? [language, linkType, linkId] : [language]
      const wire = await callBackend({ key: 'LANGUAGE_CHANGE', parts }, 'change', context)
      return readBody('LANGUAGE_CHANGE', languageShape, wire)
    },

    /** Changes the currency; the plain body `1` means success. */
    setCurrency: async (currency: string): Promise<boolean> => {
      const wire = await callBackend({ key: 'SET_CURRENCY', parts: [currency] }, 'change', context)
      bodyOf('SET_CURRENCY', wire)
      const isSet = isCurrencySet(wire)
      // Later calls of this request use the new currency.
      if (isSet) context.identity.currency = context.rules.currency = currency
      return isSet
    },

    /** Chooses the store that serves this visitor (cart status -2). @param store the store with its location, if the list has it */
    setStore: async (id: string, store?: Store): Promise<{ success: boolean; message: string }> => {
      const form = new URLSearchParams({ store_id: id })
      if (store?.countryCode) form.set('location[U]', store.countryCode)
      if (store) {
        form.set('location[S]', store.cityCode)
        form.set('location[I]', store.townCode)
      }
      const wire = await callBackend({ key: 'SET_LOCATION', form }, 'change', context)
      return readBody('SET_LOCATION', locationShape, wire)
    },
  }
}

type Proof = Record<string, string>

async function deleteAccount(
  context: CallContext,
  password: string,
  proof: Proof,
): Promise<Outcome> {
  const form = new URLSearchParams({ password, ...proof })
  const wire = await callBackend({ key: 'ACCOUNT_DELETE', form }, 'change', context)
  const outcome = readOutcome('ACCOUNT_DELETE', wire)
  if (outcome.ok) forgetFirstSession(context.identity.visitorId)
  return outcome
}

type GuestCall = Call & { key: 'LOGIN_NOMEMBERSHIP' | 'SIGNIN_SHOPPING' }

/** The visitor's language, currency, store and sign-in. */
export function openAccountApi(context: CallContext) {
  return {
    ...choiceCalls(context),

    deleteAccount: (password: string, proof: Proof) => deleteAccount(context, password, proof),

    /** @throws BackendError when the answer is not one of a login */
    signIn: async (credentials: Credentials): Promise<SignInAnswer> =>
      readLogin(
        'LOGIN',
        await callBackend({ key: 'LOGIN', form: signInForm(credentials) }, 'signIn', context),
      ),

    /** The member that the visitor is (own call get-globals). */
    member: async (): Promise<MemberInfo | null> => {
      const wire = await callBackend({ key: 'GLOBALS' }, 'personal', context)
      return mayCallBeMissing(wire) ? null : readMember(bodyOf('GLOBALS', wire))
    },

    signOut: async (): Promise<void> => {
      bodyOf('LOGOUT', await callBackend({ key: 'LOGOUT' }, 'signIn', context))
      forgetFirstSession(context.identity.visitorId)
    },

    /** Continues to the order with an e-mail address only, by the first of two calls that the shop has. */
    continueAsGuest: async (
      email: string,
      proof: Record<string, string>,
    ): Promise<SignInAnswer> => {
      const form = new URLSearchParams({ email, ...proof })
      const calls: [GuestCall, GuestCall] = [
        { key: 'LOGIN_NOMEMBERSHIP', form },
        { key: 'SIGNIN_SHOPPING', form },
      ]
      const isEnough = (wire: Wire) => !mayCallBeMissing(wire)
      const { call, wire } = await sendFirstKnown(calls, 'signIn', context, { isEnough })
      return readLogin(call.key, wire)
    },
  }
}
