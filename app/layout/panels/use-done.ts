import { useEffect } from 'react'
import { useFormState } from '~/rendering/forms/form-state'
import type { ActionResult } from '~/session/response-data'

/** Whether something was added or chosen, and nothing else opens; with a refusal the window stays, as its form does. */
const isDone = ({ unchanged, open, added = [], notices }: ActionResult): boolean =>
  !unchanged && !open && (added.length > 0 || !notices.some(({ tone }) => tone === 'bad'))

/** Closes a window once its form has done what it was opened for. */
export function useDone(formId: string, onClose: () => void): void {
  const { answer } = useFormState(formId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer closes once
  useEffect(() => {
    if (answer && isDone(answer)) onClose()
  }, [answer])
}
