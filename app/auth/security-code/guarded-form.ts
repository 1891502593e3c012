import type { SubmissionResult } from '@conform-to/react'
import { secretFields } from '~/auth/register/read-register'
import type { FieldErrors } from '~/forms/read-fields'
import { errorNotices } from '~/forms/refusal'
import type { Refusal } from '~/forms/refused-form'
import type { RequestContext } from '~/session/request-context'
import { refuse } from '~/session/respond'
import {
  asksForCode,
  isCodeDue,
  ownQuestion,
  rememberCode,
  securityAnswer,
  typedOnly,
  wantsNewCode,
} from './security-question'

/** Forms that a shop may guard by its own security code, by the names that call 30 gets for them. */
export type GuardedForm =
  | 'activation'
  | 'add-to-cart'
  | 'address'
  | 'alarm'
  | 'comment'
  | 'contact'
  | 'customer-update'
  | 'login'
  | 'message'
  | 'order-track'
  | 'question'
  | 'reset-password'
  | 'social-complete'
  | 'verify-sms'

/** The question of a form that the shop guards (decision 052); null for any other. */
export const questionOfForm = async (context: RequestContext, purpose: GuardedForm) =>
  isCodeDue(context, purpose) ? ownQuestion(context, purpose) : null

type Replying = {
  reply: (options?: {
    fieldErrors?: FieldErrors
    formErrors?: string[]
    hideFields?: string[]
  }) => SubmissionResult
}

type GuardedRefusal = Refusal & { formErrors?: string[] }

/** What the action of such a form needs: the proof to send along, and its refusal, after which the loader shows the next code. */
export function guardedForm(context: RequestContext, form: FormData, purpose: GuardedForm) {
  const isNewCodeWanted = wantsNewCode(form)
  const noteCode = (errors: Record<string, unknown>) => {
    if (asksForCode(form, errors)) rememberCode(context, purpose)
  }
  return {
    proof: securityAnswer(form),
    isNewCodeWanted,
    noteCode,
    /** Renders the page again with what was typed. @param state what else it needs */
    refuse: <State extends object>(
      submission: Replying,
      refused: GuardedRefusal,
      state?: State,
    ) => {
      const { errors = {}, formErrors, text = '', status = 422 } = refused
      noteCode(errors)
      const displayed = isNewCodeWanted ? typedOnly(submission) : submission
      const result = displayed.reply({
        fieldErrors: errors,
        ...(formErrors && { formErrors }),
        hideFields: secretFields,
      })
      return refuse(context, result, {
        status,
        notices: errorNotices(text),
        ...(state && { state }),
      })
    },
  }
}
