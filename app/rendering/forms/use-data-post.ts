import { useFetcher } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocale } from '~/i18n/use-locale'
import { afterPaint } from '~/rendering/behaviors/after-paint'
import { noConnection } from '~/rendering/navigation/no-connection'
import type { ActionResult } from '~/session/response-data'
import { noticeMs } from '~/ui/notice-times'
import { fetchActionCode } from './form-code'
import type { Outcome } from './form-queue'
import type { PendingForm } from './pending-form'

/** Shows errors beside the fields. @returns an answer with a notice instead, if the code for that does not load */
async function showResult(form: HTMLFormElement, answer: ActionResult): Promise<ActionResult> {
  const { result } = answer
  if (!result) return answer
  try {
    const { showErrors } = await import('./field-errors')
    showErrors(form, result)
    return answer
  } catch {
    const text = Object.values(result.error ?? {})
      .flatMap((texts) => texts ?? [])
      .join(' ')
    const notice = { tone: 'bad', text, ms: noticeMs.error } as const
    return text ? { ...answer, notices: [...answer.notices, notice] } : answer
  }
}

type Answer = ActionResult | undefined

/**
 * Posts to actions that answer script with data. Remix sends the form, follows a redirect, and reloads the page's data.
 * @returns `post`, which resolves with the answer (undefined after a redirect), and whether the page's data is reloading
 */
function useFetcherPost() {
  const { state, data, submit } = useFetcher<ActionResult>()
  const resolve = useRef<(answer: Answer) => void>()
  const answerBefore = useRef<Answer | undefined>(undefined)
  useEffect(() => {
    if (state !== 'idle' || !resolve.current) return
    resolve.current(data === answerBefore.current ? undefined : (data as Answer))
    resolve.current = undefined
    answerBefore.current = data as Answer
  }, [state, data])
  const post = useCallback(
    ({ action, body }: PendingForm) =>
      new Promise<Answer>((done) => {
        submit(body, { method: 'post', action })
        resolve.current = done
      }),
    [submit],
  )
  return { post, isReloading: state === 'loading' }
}

/** Posts to actions that answer with data. @returns `post`, whether data is reloading, and last answers by form id */
export function useDataPost(receive: (answer: ActionResult) => void) {
  const { t } = useLocale()
  const [answers, setAnswers] = useState<Record<string, ActionResult>>({})
  const { post: send, isReloading } = useFetcherPost()
  const post = useCallback(
    async (pending: PendingForm): Promise<Outcome> => {
      await afterPaint()
      const isReachable = navigator.onLine && (await fetchActionCode(pending.action)) !== false
      const answer = isReachable ? await send(pending) : noConnection(t)
      if (!answer) return 'done'
      setAnswers((before) => ({ ...before, [pending.form.id]: answer }))
      receive(await showResult(pending.form, answer))
      return answer.unchanged ? 'unknown' : 'done'
    },
    [send, receive, t],
  )
  return { post, isReloading, answers }
}
