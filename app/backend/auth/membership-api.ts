import type { ConsentRecord, RegisterForm } from '~/backend/account/member-model'
import { type CatalogueContext, cachedCalls } from '~/backend/http/cache/cached-calls'
import { sendFirstKnown } from '~/backend/http/cache/first-known-call'
import { type Call, type CallContext, callBackend, endByCookies } from '~/backend/http/call'
import { type Outcome, readOutcome } from '~/backend/http/envelope'
import { requireBody } from '~/backend/http/read-body'
import { type VisitorCalls, visitorCalls } from '~/backend/http/visitor-calls'
import { securityQuestionOf, securitySoundOf } from '~/backend/site/security-question'
import { consentList, obstacleAnswer } from './consent-list'
import { readRegisterForm } from './register-form'

type Fields = Record<string, string>

function registerCalls({ submit }: VisitorCalls) {
  return {
    /** Registers; `quick` is the short form of the checkout. */
    register: (fields: Fields, quick: boolean) => {
      const key = quick ? 'CUSTOMER_REGISTER_QUICK' : 'REGISTER'
      return submit({ key, form: new URLSearchParams(fields) }, 'signIn')
    },

    activateMembership: (id: string, token: string, proof: Fields) => {
      const parts = [{ linkWord: id }, { linkWord: token }]
      const form = new URLSearchParams(proof)
      return submit({ key: 'ACTIVATE_MEMBERSHIP', parts, form }, 'signIn')
    },

    activateSubscription: (token: string, proof: Fields) => {
      const parts = [{ linkWord: token }]
      const form = new URLSearchParams(proof)
      return submit({ key: 'ACTIVATE_SUBSCRIPTION', parts, form }, 'signIn')
    },

    subscribe: (fields: Fields) =>
      submit({ key: 'SUBSCRIBE', form: new URLSearchParams(fields) }, 'signIn'),
  }
}

/** A shop has one of two families of calls to sign in, or both. */
async function changePassword(context: CallContext, fields: Fields): Promise<Outcome> {
  const form = new URLSearchParams(fields)
  const calls: [Call, Call] = [
    { key: 'CHANGE_PASSWORD', form },
    { key: 'SIGNIN_CHANGE_PASSWORD', form },
  ]
  const { call, wire } = await sendFirstKnown(calls, 'signIn', context)
  return readOutcome(call.key, wire)
}

function passwordCalls(context: CallContext, { submit }: VisitorCalls) {
  return {
    updatePassword: (fields: Fields) =>
      submit({ key: 'CUSTOMER_UPDATE_PASSWORD', form: new URLSearchParams(fields) }),

    changePassword: (fields: Fields) => changePassword(context, fields),

    forgotPassword: (by: 'email' | 'phone', name: string, proof: Fields) => {
      const field = by === 'email' ? 'forgot-email' : 'forgot-phone'
      const form = new URLSearchParams({ [field]: name, ...proof })
      return submit({ key: 'FORGOT_PASSWORD', form }, 'signIn')
    },

    resetPassword: (resetToken: string, password: string, proof: Fields) => {
      const passwords = { password_new: password, password_new_again: password }
      const fields = { resetToken, ...passwords, ...proof }
      return submit({ key: 'RESET_PASSWORD', form: new URLSearchParams(fields) }, 'signIn')
    },
  }
}

/** Becoming a member, and what members change about themselves. Forms of guests are sent as a sign-in. */
export function openMembershipApi(context: CallContext, cache: CatalogueContext) {
  const { cachedBody } = cachedCalls(context, cache)
  const calls = visitorCalls(context)
  return {
    ...registerCalls(calls),
    ...passwordCalls(context, calls),

    /** The fields of the registration form, cached; with `update` also the member's values, never cached. */
    registerForm: async (update = false): Promise<RegisterForm> => {
      const key = 'CUSTOMER_REGISTER'
      if (!update) return cachedBody({ key }, (body) => readRegisterForm(body))
      const call = { key, query: { type: 'update' } } as const
      const wire = await callBackend(call, 'personal', context)
      const form = requireBody(key, (body) => readRegisterForm(body, true), wire)
      if (!form.values.email && !form.values.mobile_phone) endByCookies(context)
      return form
    },

    /** What the member has agreed to and withdrawn, the first first (own call). */
    consents: async (): Promise<ConsentRecord[]> =>
      (await calls.get({ key: 'CONSENT_LIST' }, consentList)).CONSENTS,

    /** Why the shop would not delete the member's account yet, '' for no reason (own call). */
    deletionObstacle: async (): Promise<string> =>
      (await calls.get({ key: 'ACCOUNT_OBSTACLE' }, obstacleAnswer)).OBSTACLE,

    update: (fields: Fields) =>
      calls.submit({ key: 'CUSTOMER_UPDATE', form: new URLSearchParams(fields), method: 'PUT' }),

    /** Mails a changed address that waits once more, or gives it up (own call). */
    waitingAddress: (act: 'send' | 'cancel') =>
      calls.submit({ key: 'WAITING_ADDRESS', form: new URLSearchParams({ do: act }) }),

    captcha: (purpose: string, formPath?: string) => securityQuestionOf(purpose, context, formPath),

    codeSound: (path: string) => securitySoundOf(path, context),
  }
}
