import { createContext, useContext, useEffect, useRef } from 'react'
import type { ActionResult } from '~/session/response-data'

/** Passes an action's answer to the frame: notices, the header's cart, a dialog to open. */
export const AnswerReceiver = createContext<(answer: ActionResult) => void>(() => {})

/** Passes each new answer of a form to the frame, once. @param fetcher result of `useFetcher<Answer>()` */
export function useAnswer(fetcher: { data?: unknown; state: string }): void {
  const receive = useContext(AnswerReceiver)
  const answer = fetcher.state === 'idle' ? (fetcher.data as ActionResult | undefined) : undefined
  const lastAnswer = useRef<ActionResult | undefined>(undefined)
  useEffect(() => {
    if (!answer?.notices || answer === lastAnswer.current) return
    lastAnswer.current = answer
    receive(answer)
  }, [answer, receive])
}
