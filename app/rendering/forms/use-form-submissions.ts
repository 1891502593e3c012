import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { useLocale } from '~/i18n/use-locale'
import { afterPaint } from '~/rendering/behaviors/after-paint'
import { noConnection } from '~/rendering/navigation/no-connection'
import type { ActionResult } from '~/session/response-data'
import { answersData, fetchActionCode } from './form-code'
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
  const { t } = useLocale()
  const [sending, setSending] = useState<PendingForm | null>(null)
  const [answers, setAnswers] = useState<Record<string, ActionResult>>({})
  const { post: postData, isReloading } = useDataPost()
  const { post: postPage, page } = usePagePost(receive)

  const sendData = useCallback(
    async (pending: PendingForm): Promise<Outcome> => {
      await afterPaint()
      const isReachable = navigator.onLine && (await fetchActionCode(pending.action)) !== false
      const answer = isReachable ? await postData(pending) : noConnection(t)
      if (!answer) return 'done'
      setAnswers((before) => ({ ...before, [pending.form.id]: answer }))
      receive(answer)
      if (answer.result) (await import('./field-errors')).showErrors(pending.form, answer.result)
      return answer.unchanged ? 'unknown' : 'done'
    },
    [postData, receive, t],
  )
  const send = useRef<(pending: PendingForm) => Promise<Outcome>>()
  send.current = async (pending) => {
    setSending(pending)
    const outcome = await (answersData(pending.action) ? sendData : postPage)(pending)
    setSending(null)
    return outcome
  }
  const [queue] = useState(
    () => new FormQueue((pending) => send.current?.(pending) ?? Promise.resolve('unknown')),
  )
  useDelegatedForms(queue, notifyOffline)
  useFormCode()
  const submit = useCallback((pending: PendingForm) => queue.add(pending), [queue])
  const states = useMemo(
    () => ({ sending, isReloading, answers, submit }),
    [sending, isReloading, answers, submit],
  )
  return { states, page }
}
