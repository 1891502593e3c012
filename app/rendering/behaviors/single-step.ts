import { pagePart } from '~/rendering/dialogs/page-part'
import type { Behavior } from './behavior'

/**
 * Submits forms that redirect to their own page so that the page replaces its history entry: submitted natively it
 * would be there twice, and Back would seem to do nothing. On failure the browser submits.
 * @param beforeLeaving receives the address of the page that comes next, and the button
 */
export function submitInOneStep(
  element: HTMLElement,
  beforeLeaving: (next: URL, button: HTMLElement | null) => void = () => {},
): void {
  const own = new AbortController()

  async function send(form: HTMLFormElement, button: HTMLElement | null) {
    const fields = [...new FormData(form, button)].map(([name, value]) => [name, String(value)])
    const answer = await pagePart(form.action, new URLSearchParams(fields))
    if (!('leadsTo' in answer)) throw new Error(`${form.action} leads nowhere`)
    const next = new URL(answer.leadsTo, location.href)
    beforeLeaving(next, button)
    const isSamePage = next.pathname + next.search === location.pathname + location.search
    if (isSamePage) location.replace(next)
    else location.assign(next)
  }

  element.addEventListener(
    'submit',
    (event) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      const form = event.target as HTMLFormElement
      const { submitter } = event
      send(form, submitter).catch(() => {
        own.abort()
        beforeLeaving(new URL(location.href), null)
        form.requestSubmit(submitter)
      })
    },
    { signal: own.signal },
  )
}

const singleStep: Behavior = (element) => submitInOneStep(element)

export default singleStep
