import { useFetcher } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'
import type { ActionResult } from '~/session/response-data'
import type { PendingForm } from './pending-form'

type Answer = ActionResult | undefined

/** Posts by Remix. @returns `post`, whose answer is undefined after a redirect, and whether data is reloading */
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
