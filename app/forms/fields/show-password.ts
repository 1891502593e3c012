import type { Behavior } from '~/rendering/behaviors/behavior'

const showPassword: Behavior = (element, tools) => {
  const input = element.querySelector('input')
  const label = element.querySelector('label')?.textContent ?? ''
  if (!input) return
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button button-text'
  const show = (isVisible: boolean) => {
    input.type = isVisible ? 'text' : 'password'
    const text = tools.locale.t(isVisible ? 'form.hidePassword' : 'form.showPassword')
    button.textContent = text
    button.setAttribute('aria-label', `${text}: ${label}`)
    button.setAttribute('aria-pressed', String(isVisible))
  }
  show(false)
  input.spellcheck = false
  input.autocapitalize = 'off'
  button.addEventListener('click', () => show(input.type === 'password'))
  input.form?.addEventListener('submit', () => show(false))
  element.appendChild(button)
}

export default showPassword
