/** On a phone or tablet the open filters are a sheet over the page (app/catalogue/below.css). */
const isSheet = () => matchMedia('(width < 1100px)').matches

function closeSheet(form: HTMLFormElement): void {
  const panel = form.closest('details')
  if (!panel?.open || !isSheet()) return
  panel.open = false
  panel.querySelector('summary')?.focus({ preventScroll: true })
}

/** Whether a form is sent by the button that shows all options of its groups. */
export const isWidening = ({ submitter }: SubmitEvent): boolean =>
  submitter instanceof HTMLButtonElement && submitter.name === 'all'

/** Closes the sheet by its button, by Escape, and when the focus leaves it. */
export function enhanceSheet(form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => isWidening(event) || closeSheet(form))
  const panel = form.closest('details')
  panel?.addEventListener('keydown', ({ key }) => key === 'Escape' && closeSheet(form))
  panel?.addEventListener('focusout', ({ relatedTarget }) => {
    // A press on a label focuses what is focusable around the panel.
    const isLeft =
      relatedTarget instanceof Node &&
      !panel.contains(relatedTarget) &&
      !relatedTarget.contains(panel)
    if (isLeft && isSheet()) panel.open = false
  })
}
