import type { RegisterForm } from '~/backend/account/member-model'
import { BackendError } from '~/backend/http/backend-error'
import { type CatalogueContext, cachedCalls } from '~/backend/http/cached-calls'
import { bodyOf, type Call, type CallContext, callBackend } from '~/backend/http/call'
import { type Outcome, readOutcome } from '~/backend/http/envelope'
import type { Wire } from '~/backend/http/transport'
import { securityQuestionOf } from '~/backend/site/security-question'
import { readRegisterForm } from './register-form'

function formOf(wire: Wire): RegisterForm {
  const form = readRegisterForm(bodyOf('CUSTOMER_REGISTER', wire))
  if (!form)
    throw new BackendError('shape', 'CUSTOMER_REGISTER', 'The registration form is unreadable.')
  return form
}

export function openMembershipApi(context: CallContext, cache: CatalogueContext) {
  const cached = cachedCalls(context, cache)
  /** Sent once; a member whose bearer was rejected continues as a guest. */
  const send = async (call: Call, as: 'signIn' | 'change' = 'signIn'): Promise<Outcome> =>
    readOutcome(call.key, await callBackend(call, as, context))

  return {
    /** The fields of the registration form, cached; with `update` also the member's values, never cached. */
    registerForm: async (update = false): Promise<RegisterForm> => {
      const key = 'CUSTOMER_REGISTER'
      if (!update) return cached({ key }, formOf)
      const query = { type: 'update' }
      return formOf(await callBackend({ key, query }, 'personal', context))
    },

    /** Registers; `quick` is the short form of the checkout. */
    register: (fields: Record<string, string>, quick: boolean) =>
      send({
        key: quick ? 'CUSTOMER_REGISTER_QUICK' : 'REGISTER',
        form: new URLSearchParams(fields),
      }),

    activateMembership: (id: string, token: string) =>
      send({
        key: 'ACTIVATE_MEMBERSHIP',
        parts: [{ linkWord: id }, { linkWord: token }],
        form: new URLSearchParams(),
      }),

    activateSubscription: (token: string) =>
      send({
        key: 'ACTIVATE_SUBSCRIPTION',
        parts: [{ linkWord: token }],
        form: new URLSearchParams(),
      }),

    subscribe: (email: string, proof: Record<string, string>) =>
      send({ key: 'SUBSCRIBE', form: new URLSearchParams({ email, ...proof }) }),

    update: (fields: Record<string, string>) =>
      send({ key: 'CUSTOMER_UPDATE', form: new URLSearchParams(fields), method: 'PUT' }, 'change'),

    updatePassword: (fields: Record<string, string>) =>
      send({ key: 'CUSTOMER_UPDATE_PASSWORD', form: new URLSearchParams(fields) }, 'change'),

    /** Changes an expired password. */
    changePassword: (fields: Record<string, string>) =>
      send({ key: 'CHANGE_PASSWORD', form: new URLSearchParams(fields) }),

    forgotPassword: (by: 'email' | 'phone', name: string, proof: Record<string, string>) =>
      send({
        key: 'FORGOT_PASSWORD',
        form: new URLSearchParams({
          [by === 'email' ? 'forgot-email' : 'forgot-phone']: name,
          ...proof,
        }),
      }),

    resetPassword: (resetToken: string, password: string) =>
      send({
        key: 'RESET_PASSWORD',
        form: new URLSearchParams({
          resetToken,
          password_new: password,
          password_new_again: password,
        }),
      }),

    captcha: (purpose: string) => securityQuestionOf(purpose, context),
  }
}
