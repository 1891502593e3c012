import type { Enhance } from './page-tools'

/** Takes a field's message away after its time; the summary above the form keeps the words. */
const passing: Enhance = (element) => {
  setTimeout(() => {
    element.hidden = true
    const field = document.querySelector(`[aria-describedby~="${CSS.escape(element.id)}"]`)
    field?.removeAttribute('aria-invalid')
  }, Number(element.dataset.ms))
}

export default passing
