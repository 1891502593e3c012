import { z } from 'zod'
import { bodyOf, type CallContext, callShop } from './call'
import {
  type Credentials,
  type MemberInfo,
  readLogin,
  readMember,
  readSignIn,
  type SignInAnswer,
  signInForm,
} from './sign-in'
import { flag, text } from './wire'

const languageShape = z.object({ success: flag, link: text })
const locationShape = z.object({ success: flag, message: text })

/** What a visitor tells the backend about themselves: language, currency, store, e-mail. */
export function openAccount(context: CallContext) {
  return {
    /** Language change of a page; `link` is the page's address in the new language (contract 4.2, row G03). */
    changeLanguage: async (
      language: string,
      linkType: string,
      linkId: string,
    ): Promise<{ success: boolean; link: string }> => {
      const parts = linkType && linkId ? [language, linkType, linkId] : [language]
      const wire = await callShop({ key: 'LANGUAGE_CHANGE', parts }, 'change', context)
      return languageShape.parse(bodyOf('LANGUAGE_CHANGE', wire))
    },

    /** Currency change; the plain body `1` is success (contract 4.3, row G04). */
    setCurrency: async (currency: string): Promise<boolean> => {
      const wire = await callShop({ key: 'SET_CURRENCY', parts: [currency] }, 'change', context)
      return String(bodyOf('SET_CURRENCY', wire)).trim() === '1'
    },

    /** Chooses the store that serves this visitor (contract 2.15; asked for by cart status -2). */
    setStore: async (storeId: string): Promise<{ success: boolean; message: string }> => {
      const form = new URLSearchParams({ store_id: storeId })
      const wire = await callShop({ key: 'SET_LOCATION', form }, 'change', context)
      return locationShape.parse(bodyOf('SET_LOCATION', wire))
    },

    /** Signs a member in (contract 3.1, rows L01, L02). @throws ShopError for what is no answer to a login */
    signIn: async (asked: Credentials): Promise<SignInAnswer> =>
      readLogin(await callShop({ key: 'LOGIN', form: signInForm(asked) }, 'signIn', context)),

    /** Who the bearer speaks for (own call get-globals). */
    member: async (): Promise<MemberInfo | null> => {
      const wire = await callShop({ key: 'GLOBALS' }, 'personal', context)
      return wire.status === 404 ? null : readMember(bodyOf('GLOBALS', wire))
    },

    /** Signs out (contract 4.1); the answer's body says nothing. */
    signOut: async (): Promise<void> => {
      bodyOf('LOGOUT', await callShop({ key: 'LOGOUT' }, 'signIn', context))
    },

    /** Goes on to the order with an e-mail address alone (contract 3.4, row L14). */
    continueAsGuest: async (email: string): Promise<SignInAnswer> => {
      const form = new URLSearchParams({ email })
      const wire = await callShop({ key: 'LOGIN_NOMEMBERSHIP', form }, 'signIn', context)
      return readSignIn(
        wire.status < 500 && wire.status !== 404 ? wire.body : bodyOf('LOGIN_NOMEMBERSHIP', wire),
      )
    },
  }
}
