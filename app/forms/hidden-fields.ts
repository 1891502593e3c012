import type { Behavior } from '~/rendering/behaviors/behavior'

const isThere = (id: string) => Boolean(document.getElementById(id)?.getClientRects().length)

/** Takes the sentences of fields that a choice hides out of the summary above their form, until a choice brings them back. */
const hiddenFields: Behavior = (box) => {
  const away = new Set<Element>()
  const update = (isKnown = isThere) => {
    for (const sentence of box.querySelectorAll('li')) {
      const id = sentence.querySelector('a')?.getAttribute('href')?.slice(1) ?? ''
      const isBack = isKnown(id)
      // A mended field has no sentence that could come back.
      if (isBack ? !away.delete(sentence) : sentence.hidden) continue
      sentence.hidden = !isBack
      if (!isBack) away.add(sentence)
    }
    box.hidden = !box.querySelector('p, li:not([hidden])')
  }
  // Once React and the styles have followed.
  box.closest('form')?.addEventListener('change', () => requestAnimationFrame(() => update()))
  // Also a choice that came before this code; some errors are of no element.
  requestAnimationFrame(() => update((id) => !document.getElementById(id) || isThere(id)))
}

export default hiddenFields
