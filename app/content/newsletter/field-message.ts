import type { Behavior } from '~/rendering/behaviors/behavior'
import { showErrors } from '~/rendering/forms/field-errors'

/** Validates the newsletter's address before it is sent. */
const fieldMessage: Behavior = (element, { locale: { t } }) => {
  if (!(element instanceof HTMLFormElement)) return
  const input = element.elements.namedItem('email')
  if (!(input instanceof HTMLInputElement)) return
  element.addEventListener('submit', (event) => {
    const { valid, valueMissing } = input.validity
    if (valid) return
    event.preventDefault()
    const text = t(valueMissing ? 'form.required' : 'form.email')
    showErrors(element, { status: 'error', error: { email: [text] } })
  })
}

export default fieldMessage
