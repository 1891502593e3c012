import type { Enhance } from '~/shell/page-tools'

/** Lets a password be read while it is typed; it is hidden again before its form is sent. */
const showPassword: Enhance = (element, tools) => {
  const input = element.querySelector('input')
  const label = element.querySelector('label')?.textContent ?? ''
  if (!input) return
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'b b-text'
  const show = (shown: boolean) => {
    input.type = shown ? 'text' : 'password'
    const text = tools.locale.t(shown ? 'auth.hide' : 'auth.show')
    button.textContent = text
    button.setAttribute('aria-label', `${text}: ${label}`)
    button.setAttribute('aria-pressed', String(shown))
  }
  show(false)
  input.spellcheck = false
  input.autocapitalize = 'off'
  button.addEventListener('click', () => show(input.type === 'password'))
  input.form?.addEventListener('submit', () => show(false))
  element.appendChild(button)
}

export default showPassword
