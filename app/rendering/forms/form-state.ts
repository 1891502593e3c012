import { createContext, useContext } from 'react'
import type { ActionResult } from '~/session/response-data'
import type { PendingForm } from './pending-form'

/** Pending submissions, and data answers, for components that show them. */
export type FormStates = {
  sending: PendingForm | null
  /** Whether the answer is there and the page's data is loading again. */
  isReloading: boolean
  answers: Record<string, ActionResult>
  /** Sends a form's fields as if it had been submitted. */
  submit: (pending: PendingForm) => void
}

export const FormStatesContext = createContext<FormStates>({
  sending: null,
  isReloading: false,
  answers: {},
  submit: () => {},
})

/** State of the form with an id: what it sends, and its last answer. */
export function useFormState(id: string) {
  const { sending, isReloading, answers, submit } = useContext(FormStatesContext)
  const sent = sending?.form.id === id ? sending.body : undefined
  return {
    sent,
    isSending: sent !== undefined,
    isReloading: sent !== undefined && isReloading,
    answer: answers[id],
    submit,
  }
}
