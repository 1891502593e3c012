/** On a phone the open filters are a sheet over the page (app/catalogue/below.css). */
const isSheet = () => matchMedia('(width < 768px)').matches

function closeSheet(form: HTMLFormElement): void {
  const panel = form.closest('details')
  if (!panel?.open || !isSheet()) return
  panel.open = false
  panel.querySelector('summary')?.focus({ preventScroll: true })
}

/** Closes the sheet by its button, by Escape, and when the focus leaves it. */
export function enhanceSheet(form: HTMLFormElement): void {
  form.addEventListener('submit', () => closeSheet(form))
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
