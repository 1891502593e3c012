/**
 * Clears a field's errors in a dialog once it is entered, and lets the error summary focus fields without changing the
 * URL. Choices clear their own (clear-errors.ts).
 * @returns focuses the first refused field; its error stays
 */
export function refusedFields(element: HTMLElement, signal: AbortSignal): () => void {
  // Code that loads for a field may focus it again: only the person's own actions count.
  let isScripted = false
  const onUserAction = () => {
    isScripted = false
  }
  const clearErrors = ({ target }: Event) => {
    if (isScripted || !(target instanceof HTMLElement)) return
    if (!target.matches('input[aria-invalid], textarea[aria-invalid]')) return
    target.removeAttribute('aria-invalid')
    for (const wrong of target.closest('.field')?.querySelectorAll('.wrong') ?? []) wrong.remove()
  }
  for (const type of ['pointerdown', 'keydown'])
    element.addEventListener(type, onUserAction, { signal, capture: true })
  for (const type of ['focusin', 'input']) element.addEventListener(type, clearErrors, { signal })
  element.addEventListener(
    'click',
    (event) => {
      const line = event.target instanceof Element && event.target.closest('.summary a')
      const field = line && element.querySelector<HTMLElement>(line.getAttribute('href') ?? '')
      if (!field) return
      event.preventDefault()
      onUserAction()
      field.focus()
    },
    { signal },
  )
  return () => {
    isScripted = true
    element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
}
