import { z } from 'zod'
import { bodyOf, type CallContext, callShop, isCurrencySet } from './call'
import { forgetFirstSession } from './first-session'
import { readBody } from './read-body'
import {
  type Credentials,
  type MemberInfo,
  readLogin,
  readMember,
  readSignIn,
  type SignInAnswer,
  signInForm,
} from './sign-in'
import type { Store } from './site-model'
import { flag, text } from './wire'

const languageShape = z.object({ success: flag, link: text })
const locationShape = z.object({ success: flag, message: text })

/** What a visitor tells the backend about themselves: language, currency, store, e-mail. */
export function openAccount(context: CallContext) {
  return {
    /** Language change of a page; `link` is the page's address in the new language. */
    changeLanguage: async (
      language: string,
      linkType: string,
      linkId: string,
    ): Promise<{ success: boolean; link: string }> => {
      const parts = linkType && linkId ? [language, linkType, linkId] : [language]
      const wire = await callShop({ key: 'LANGUAGE_CHANGE', parts }, 'change', context)
      return readBody('LANGUAGE_CHANGE', languageShape, wire)
    },

    /** Currency change; the plain body `1` is success. */
    setCurrency: async (currency: string): Promise<boolean> => {
      const wire = await callShop({ key: 'SET_CURRENCY', parts: [currency] }, 'change', context)
      bodyOf('SET_CURRENCY', wire)
      const isSet = isCurrencySet(wire)
      // What this request asks from here on is counted in it too.
      if (isSet) context.identity.currency = context.rules.currency = currency
      return isSet
    },

    /**
     * Chooses the store that serves this visitor (asked for by cart status -2).
     * @param place the store as the shop lists it: where it stands goes along
     */
    setStore: async (id: string, place?: Store): Promise<{ success: boolean; message: string }> => {
      const form = new URLSearchParams({ store_id: id })
      if (place?.countryCode) form.set('location[U]', place.countryCode)
      if (place) {
        form.set('location[S]', place.cityCode)
        form.set('location[I]', place.townCode)
      }
      const wire = await callShop({ key: 'SET_LOCATION', form }, 'change', context)
      return readBody('SET_LOCATION', locationShape, wire)
    },

    /** Signs a member in. @throws ShopError for what is no answer to a login */
    signIn: async (asked: Credentials): Promise<SignInAnswer> =>
      readLogin(await callShop({ key: 'LOGIN', form: signInForm(asked) }, 'signIn', context)),

    /** Who the bearer speaks for (own call get-globals). */
    member: async (): Promise<MemberInfo | null> => {
      const wire = await callShop({ key: 'GLOBALS' }, 'personal', context)
      return wire.status === 404 ? null : readMember(bodyOf('GLOBALS', wire))
    },

    /** Signs out; the answer's body says nothing. */
    signOut: async (): Promise<void> => {
      bodyOf('LOGOUT', await callShop({ key: 'LOGOUT' }, 'signIn', context))
      forgetFirstSession(context.identity.visitorId)
    },

    /** Goes on to the order with an e-mail address alone. */
    continueAsGuest: async (
      email: string,
      proof: Record<string, string>,
    ): Promise<SignInAnswer> => {
      const form = new URLSearchParams({ email, ...proof })
      const wire = await callShop({ key: 'LOGIN_NOMEMBERSHIP', form }, 'signIn', context)
      return readSignIn(
        wire.status < 500 && wire.status !== 404 ? wire.body : bodyOf('LOGIN_NOMEMBERSHIP', wire),
      )
    },
  }
}
