/** A form that was submitted and waits for its answer. */
export type PendingForm = {
  form: HTMLFormElement
  button: HTMLButtonElement | null
  action: string
  body: URLSearchParams
}

const keyField = (form: HTMLFormElement) => form.elements.namedItem('key')

function setKey(form: HTMLFormElement, key: string): void {
  const field = keyField(form)
  if (field instanceof HTMLInputElement) field.value = key
}

function actionOf(form: HTMLFormElement, button: HTMLButtonElement | null): string {
  const own = button?.hasAttribute('formaction') ? button.formAction : form.action
  const { pathname, search } = new URL(own)
  return pathname + search
}

/** Takes what a form sends by a button. Its idempotency key goes with it: the form's next submission is another request, unless `allowRetry` gives the key back. */
export function takeForm(form: HTMLFormElement, button: HTMLButtonElement | null): PendingForm {
  const fields = [...new FormData(form, button)].map(([name, value]) => [name, String(value)])
  const body = new URLSearchParams(fields)
  setKey(form, crypto.randomUUID())
  return { form, button, action: actionOf(form, button), body }
}

/** After a lost answer the same submission may have arrived: repeated, it must be the same request. */
export function allowRetry({ form, body }: PendingForm): void {
  const key = body.get('key')
  if (key) setKey(form, key)
}

/** Disables the button, and hides a form that is done once it is sent (`data-hide-when-sent`). */
export function showPending({ form, button }: PendingForm): void {
  if (button) button.disabled = true
  if (!('hideWhenSent' in form.dataset)) return
  form.hidden = true
  document.getElementById('content')?.focus({ preventScroll: true })
}

/** @param isDone false when nothing was changed, or nobody knows: a hidden form is shown again */
export function showAnswered({ form, button }: PendingForm, isDone: boolean): void {
  if (!isDone) form.hidden = false
  if (!button) return
  button.disabled = false
  // Disabling dropped the focus, and nothing has taken it since.
  if (document.activeElement === document.body) button.focus()
}

/** Fields that script sends for a form to another action, as if a button of that form had sent them. */
export function fieldsFor(
  form: HTMLFormElement,
  action: string,
  fields: Record<string, string>,
): PendingForm {
  return { form, button: null, action, body: new URLSearchParams(fields) }
}

/** Lets the browser submit a form's data, which leaves the page. */
export function submitNatively({ action, body }: PendingForm): void {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action, hidden: true })
  for (const [name, value] of body) {
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value })
    form.appendChild(field)
  }
  document.body.appendChild(form)
  // Listeners must not take it again.
  form.submit()
}
