import { type RefObject, useEffect, useState } from 'react'

/**
 * Errors of a field until it gets the focus; it may have got that before the page was hydrated.
 * @returns the errors to show, null for none, and what to call on focus
 */
export function useFieldErrors(
  field: RefObject<HTMLElement>,
  errors: string[] | undefined,
): [wrong: string[] | null, onFocus: () => void] {
  const [forgiven, forgive] = useState<string[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: later errors come to a field that may have the focus
  useEffect(() => {
    if (field.current === document.activeElement) forgive(errors)
  }, [])
  const wrong = errors && errors.length > 0 && errors !== forgiven ? errors : null
  return [wrong, () => forgive(errors)]
}
