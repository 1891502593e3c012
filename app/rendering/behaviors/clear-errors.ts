import type { Behavior } from './behavior'

/** Hides a choice's errors once it is focused or changed, as fields do themselves. */
const clearErrors: Behavior = (element) => {
  const clear = () => {
    for (const message of element.querySelectorAll<HTMLElement>('.field-error'))
      message.hidden = true
    for (const field of element.querySelectorAll('[aria-invalid]'))
      field.removeAttribute('aria-invalid')
  }
  if (element.contains(document.activeElement)) clear()
  element.addEventListener('focusin', clear)
  element.addEventListener('change', clear)
}

export default clearErrors
