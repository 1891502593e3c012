import { createContext, useContext, useEffect, useRef } from 'react'
import type { Answer } from '~/session/answer-types'

/** Takes an action's answer to the shell: notices, the header's cart, the popup to open. */
export const AnswerTaker = createContext<(answer: Answer) => void>(() => {})

/**
 * Hands each new answer of a form to the shell, once.
 * @param fetcher what `useFetcher<Answer>()` gave
 */
export function useAnswer(fetcher: { data?: unknown; state: string }): void {
  const take = useContext(AnswerTaker)
  const answer = fetcher.state === 'idle' ? (fetcher.data as Answer | undefined) : undefined
  const taken = useRef<Answer>()
  useEffect(() => {
    if (!answer?.notices || answer === taken.current) return
    taken.current = answer
    take(answer)
  }, [answer, take])
}
