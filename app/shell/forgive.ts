import type { Enhance } from './page-tools'

/** Takes what is wrong with a choice away once it is entered or changed, as fields do themselves. */
const forgive: Enhance = (element) => {
  const clear = () => {
    for (const message of element.querySelectorAll<HTMLElement>('.wrong')) message.hidden = true
    for (const field of element.querySelectorAll('[aria-invalid]'))
      field.removeAttribute('aria-invalid')
  }
  if (element.contains(document.activeElement)) clear()
  element.addEventListener('focusin', clear)
  element.addEventListener('change', clear)
}

export default forgive
