import { bodyOf, type Call, type CallContext, callShop } from './call'
import { securityQuestionOf } from './captcha'
import { type Outcome, readOutcome } from './envelope'
import { ShopError } from './error'
import { type CatalogueContext, keptCalls } from './kept-calls'
import type { RegisterForm } from './member-model'
import { readRegisterForm } from './register-form'
import type { Wire } from './transport'

function formOf(wire: Wire): RegisterForm {
  const form = readRegisterForm(bodyOf('CUSTOMER_REGISTER', wire))
  if (!form)
    throw new ShopError('shape', 'CUSTOMER_REGISTER', 'The registration form is unreadable.')
  return form
}

/** Becoming a member, and what a member says of themselves. */
export function openMembership(context: CallContext, keeping: CatalogueContext) {
  const kept = keptCalls(context, keeping)
  /** Forms are sent once; those of a member are a guest's when their bearer holds no more. */
  const send = async (call: Call, as: 'signIn' | 'change' = 'signIn'): Promise<Outcome> =>
    readOutcome(call.key, await callShop(call, as, context))

  return {
    /** The fields of the registration form, kept; `update` brings what is known of the member, never kept. */
    registerForm: async (update = false): Promise<RegisterForm> => {
      const key = 'CUSTOMER_REGISTER'
      if (!update) return kept({ key }, formOf)
      const query = { type: 'update' }
      return formOf(await callShop({ key, query }, 'personal', context))
    },

    /** Registers, or registers on the way to an order. */
    register: (fields: Record<string, string>, quick: boolean) =>
      send({
        key: quick ? 'CUSTOMER_REGISTER_QUICK' : 'REGISTER',
        form: new URLSearchParams(fields),
      }),

    /** Activates a membership by the link of a mail. */
    activateMembership: (id: string, token: string) =>
      send({
        key: 'ACTIVATE_MEMBERSHIP',
        parts: [{ linkWord: id }, { linkWord: token }],
        form: new URLSearchParams(),
      }),

    /** Confirms a newsletter subscription. */
    activateSubscription: (token: string) =>
      send({
        key: 'ACTIVATE_SUBSCRIPTION',
        parts: [{ linkWord: token }],
        form: new URLSearchParams(),
      }),

    /** Asks for the newsletter. */
    subscribe: (email: string, proof: Record<string, string>) =>
      send({ key: 'SUBSCRIBE', form: new URLSearchParams({ email, ...proof }) }),

    /** A member's data or preferences. */
    update: (fields: Record<string, string>) =>
      send({ key: 'CUSTOMER_UPDATE', form: new URLSearchParams(fields), method: 'PUT' }, 'change'),

    /** A member's own change of password. */
    updatePassword: (fields: Record<string, string>) =>
      send({ key: 'CUSTOMER_UPDATE_PASSWORD', form: new URLSearchParams(fields) }, 'change'),

    /** The change that an expired password asks for. */
    changePassword: (fields: Record<string, string>) =>
      send({ key: 'CHANGE_PASSWORD', form: new URLSearchParams(fields) }),

    /** Asks for a link to set a new password. */
    forgotPassword: (by: 'email' | 'phone', name: string, proof: Record<string, string>) =>
      send({
        key: 'FORGOT_PASSWORD',
        form: new URLSearchParams({
          [by === 'email' ? 'forgot-email' : 'forgot-phone']: name,
          ...proof,
        }),
      }),

    /** Sets a new password by such a link. */
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
