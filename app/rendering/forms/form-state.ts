import { createContext, useContext, useState } from 'react'
import type { ActionResult } from '~/session/response-data'
import type { PendingForm } from './pending-form'

/** Pending submissions, and data answers, for components that show them. */
export type FormStates = {
  /** The one being sent first. */
  waiting: readonly PendingForm[]
  /** Whether the answer is there and the page's data is loading again. */
  isReloading: boolean
  answers: Record<string, ActionResult>
  /** Sends a form's fields as if it had been submitted. */
  submit: (pending: PendingForm) => void
}

export const FormStatesContext = createContext<FormStates>({
  waiting: [],
  isReloading: false,
  answers: {},
  submit: () => {},
})

/** State of the form with an id: what it sends, and its last answer since the component is there. */
export function useFormState(id: string) {
  const { waiting, isReloading, answers, submit } = useContext(FormStatesContext)
  const answer = answers[id]
  const [before] = useState(answer)
  const [first] = waiting
  const sent = first?.form.id === id ? first.body : undefined
  return {
    sent,
    isSending: sent !== undefined,
    isReloading,
    answer: answer === before ? undefined : answer,
    submit,
  }
}
