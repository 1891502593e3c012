import { pagePart } from './page-part'
import type { Enhance } from './page-tools'

/**
 * Sends forms that lead back to their own page in such a way that the page takes its own place in the history: sent by the
 * browser it would stand there twice, and Back would seem to do nothing. What cannot be sent so the browser sends.
 */
const oneStep: Enhance = (element) => {
  const own = new AbortController()

  async function send(form: HTMLFormElement, button: HTMLElement | null) {
    const fields = [...new FormData(form, button)].map(([name, value]) => [name, String(value)])
    const answer = await pagePart(form.action, new URLSearchParams(fields))
    if (!('leadsTo' in answer)) throw new Error(`${form.action} leads nowhere`)
    const next = new URL(answer.leadsTo, location.href)
    const isHere = next.pathname + next.search === location.pathname + location.search
    if (isHere) location.replace(next)
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
        form.requestSubmit(submitter)
      })
    },
    { signal: own.signal },
  )
}

export default oneStep
