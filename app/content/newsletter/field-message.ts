import type { Behavior } from '~/rendering/behaviors/behavior'
import type { ActionResult } from '~/session/response-data'

/** How long an error stays beside the field, in ms. */
const errorMs = 3000

/** Validates the newsletter's address, reports errors beside the field, and empties it after success. */
const fieldMessage: Behavior = (element, { locale: { t } }) => {
  const input = element.querySelector<HTMLInputElement>('input[name="email"]')
  if (!input) return
  const message = document.createElement('p')
  message.className = 'wrong'
  message.id = 'f-newsletter-errors'
  message.setAttribute('role', 'alert')
  element.appendChild(message)
  let timer = 0
  const notify = (text: string) => {
    message.textContent = text
    input.toggleAttribute('aria-invalid', text !== '')
    if (text) input.setAttribute('aria-describedby', message.id)
    else input.removeAttribute('aria-describedby')
    clearTimeout(timer)
    if (text) timer = window.setTimeout(() => notify(''), errorMs)
  }
  input.addEventListener('focus', () => notify(''))
  element.addEventListener('submit', (event) => {
    const { valid, valueMissing } = input.validity
    if (valid) return
    event.preventDefault()
    notify(t(valueMissing ? 'form.required' : 'form.email'))
  })
  addEventListener('vitrin:answer', (event) => {
    const { fields } = (event as CustomEvent<ActionResult>).detail
    if (!fields || !('newsletter' in fields)) return
    const wrong = fields.newsletter ?? []
    notify(wrong.join(' '))
    if (wrong.length > 0) return
    input.value = ''
    // Notifies the field's mask, so that the next address starts empty.
    input.dispatchEvent(new Event('input'))
  })
}

export default fieldMessage
