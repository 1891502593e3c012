import type { Answer } from '~/session/answer-types'
import type { Enhance } from '~/shell/page-tools'

/** How long a refusal stands beside the field, in ms. */
const shownMs = 3000

/** Checks the newsletter's address, shows what is wrong with it beside its field, and empties the field once it was taken. */
const fieldMessage: Enhance = (element, { locale: { t } }) => {
  const input = element.querySelector<HTMLInputElement>('input[name="email"]')
  if (!input) return
  const message = document.createElement('p')
  message.className = 'wrong'
  message.id = 'f-newsletter-errors'
  message.setAttribute('role', 'alert')
  element.appendChild(message)
  let timer = 0
  const say = (text: string) => {
    message.textContent = text
    input.toggleAttribute('aria-invalid', text !== '')
    if (text) input.setAttribute('aria-describedby', message.id)
    else input.removeAttribute('aria-describedby')
    clearTimeout(timer)
    if (text) timer = window.setTimeout(() => say(''), shownMs)
  }
  input.addEventListener('focus', () => say(''))
  element.addEventListener('submit', (event) => {
    const { valid, valueMissing } = input.validity
    if (valid) return
    event.preventDefault()
    say(t(valueMissing ? 'form.required' : 'form.email'))
  })
  addEventListener('vitrin:answer', (event) => {
    const { fields } = (event as CustomEvent<Answer>).detail
    if (!fields || !('newsletter' in fields)) return
    const wrong = fields.newsletter ?? []
    say(wrong.join(' '))
    if (wrong.length > 0) return
    input.value = ''
    // The field's mask hears of it, so that the next address begins anew.
    input.dispatchEvent(new Event('input'))
  })
}

export default fieldMessage
