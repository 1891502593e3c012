import { useEffect } from 'react'
import type { ActionResult } from '~/session/response-data'

/** Clears a form's ticks after a successful add, that is when the answer brings a cart. */
export function useCleared(formId: string, answer: ActionResult | undefined): void {
  useEffect(() => {
    if (!answer?.cart) return
    // Not form.reset(): after a refusal without script the ticks are the rendered state.
    const ticked = document.querySelectorAll<HTMLInputElement>(
      `#${formId} [type="checkbox"]:checked`,
    )
    for (const box of ticked) box.checked = false
  }, [formId, answer])
}
