import { useEffect, useRef } from 'react'
import type { Answer } from '~/session/answer-types'

/** Clears a form's ticks once its wish was fulfilled, that is when the answer brings a new cart. */
export function useCleared(fetcher: { data?: unknown; state: string }) {
  const form = useRef<HTMLFormElement>(null)
  const answer = fetcher.state === 'idle' ? (fetcher.data as Answer | undefined) : undefined
  useEffect(() => {
    if (!answer?.cart) return
    // Not by a reset: after a refusal without script the document itself was drawn with ticks.
    const ticked = form.current?.querySelectorAll<HTMLInputElement>('[type="checkbox"]:checked')
    for (const box of ticked ?? []) box.checked = false
  }, [answer])
  return form
}
