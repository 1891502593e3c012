/**
 * What is wrong with a field of a window goes when it is entered, as on its page, and a line of the summary leads to its
 * field without a step in the address. Choices see to themselves (forgive.ts).
 * @returns what leads to the first field that a form was refused for: what is wrong with it stays to be read
 */
export function refusedFields(element: HTMLElement, signal: AbortSignal): () => void {
  // Code that comes to a field may focus it once more: only a person enters it.
  let isLed = false
  const act = () => {
    isLed = false
  }
  const forgive = ({ target }: Event) => {
    if (isLed || !(target instanceof HTMLElement)) return
    if (!target.matches('input[aria-invalid], textarea[aria-invalid]')) return
    target.removeAttribute('aria-invalid')
    for (const wrong of target.closest('.field')?.querySelectorAll('.wrong') ?? []) wrong.remove()
  }
  for (const sign of ['pointerdown', 'keydown'])
    element.addEventListener(sign, act, { signal, capture: true })
  for (const sign of ['focusin', 'input']) element.addEventListener(sign, forgive, { signal })
  element.addEventListener(
    'click',
    (event) => {
      const line = event.target instanceof Element && event.target.closest('.summary a')
      const field = line && element.querySelector<HTMLElement>(line.getAttribute('href') ?? '')
      if (!field) return
      event.preventDefault()
      act()
      field.focus()
    },
    { signal },
  )
  return () => {
    isLed = true
    element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
}
