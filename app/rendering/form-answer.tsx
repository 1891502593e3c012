import { createContext, useContext, useEffect, useRef } from 'react'
import type { ActionResult } from '~/session/response-data'

/** Passes an action's answer to the frame: notices, the header's cart, a dialog to open. */
export const AnswerReceiver = createContext<(answer: ActionResult) => void>(() => {})

/** Passes an answer that came with the page's data to the frame, each once. */
export function useAnswer(answer: ActionResult | undefined): void {
  const receive = useContext(AnswerReceiver)
  const lastAnswer = useRef<ActionResult | undefined>(undefined)
  useEffect(() => {
    if (!answer || answer === lastAnswer.current) return
    lastAnswer.current = answer
    receive(answer)
  }, [answer, receive])
}
