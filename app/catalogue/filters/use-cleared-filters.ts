import { useEffect, useRef } from 'react'
import type { ActionResult } from '~/session/response-data'

/** Clears a form's ticks after a successful add, that is when the answer brings a cart. */
export function useCleared(fetcher: { data?: unknown; state: string }) {
  const form = useRef<HTMLFormElement>(null)
  const answer = fetcher.state === 'idle' ? (fetcher.data as ActionResult | undefined) : undefined
  useEffect(() => {
    if (!answer?.cart) return
    // Not form.reset(): after a refusal without script the ticks are the rendered state.
    const ticked = form.current?.querySelectorAll<HTMLInputElement>('[type="checkbox"]:checked')
    for (const box of ticked ?? []) box.checked = false
  }, [answer])
  return form
}
