import { useFetcher } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'
import type { ActionResult } from '~/session/response-data'
import type { PendingForm } from './pending-form'

type Answer = ActionResult | undefined

/**
 * Posts to actions that answer script with data. Remix sends the form, follows a redirect, and reloads the page's data.
 * @returns `post`, which resolves with the answer (undefined after a redirect), and whether the page's data is reloading
 */
export function useFetcherPost() {
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
