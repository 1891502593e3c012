import { type ReactNode, startTransition, useCallback, useMemo, useRef, useState } from 'react'
import { answersData } from '~/rendering/client-action-module'
import type { ActionResult } from '~/session/response-data'
import { FormQueue, type Outcome } from './form-queue'
import type { FormStates } from './form-state'
import type { PendingForm } from './pending-form'
import { useDataPost } from './use-data-post'
import { useDelegatedForms, useFormCode } from './use-delegated-forms'
import { usePagePost } from './use-page-post'

type Frame = {
  /** Shows an action's answer: notices, the header's cart, a dialog. */
  receive: (answer: ActionResult) => void
  notifyOffline: () => void
}

/**
 * Submits every `<form method="post">` of the site in place, by one delegated handler: hydrated, server-only or in a
 * dialog. An action answers with data (those with a `clientAction`), or with a page that appears where the form stands.
 * @returns the state of the forms for the components that show it, and the page that answers a form of this page
 */
export function useFormSubmissions({ receive, notifyOffline }: Frame): {
  states: FormStates
  page: ReactNode
} {
  const [waiting, setWaiting] = useState<readonly PendingForm[]>([])
  const { post: postData, isReloading, answers } = useDataPost(receive)
  const { post: postPage, page } = usePagePost(receive)
  const send = useRef<(pending: PendingForm) => Promise<Outcome>>()
  send.current = async (pending) => {
    const outcome = await (answersData(pending.action) ? postData : postPage)(pending)
    setWaiting(queue.unanswered.slice(1))
    return outcome
  }
  const [queue] = useState<FormQueue>(
    () =>
      new FormQueue(
        (pending) => send.current?.(pending) ?? Promise.resolve('unknown'),
        // Late parts may not be hydrated yet: an urgent update would fail there (React's error 421).
        () => startTransition(() => setWaiting(queue.unanswered.slice())),
      ),
  )
  useDelegatedForms(queue, notifyOffline)
  useFormCode()
  const submit = useCallback((pending: PendingForm) => queue.add(pending), [queue])
  const states = useMemo(
    () => ({ waiting, isReloading, answers, submit }),
    [waiting, isReloading, answers, submit],
  )
  return { states, page }
}
