import type { Behavior } from '~/rendering/behaviors/behavior'
import { takeForm } from '~/rendering/forms/pending-form'
import { postForm } from '~/rendering/forms/post-form'
import { noConnection } from '~/rendering/navigation/no-connection'

/** The layout of a list switches at once; the choice is sent for the lists that follow. */
const switchLayout: Behavior = (element, { locale, receive }) => {
  const form = element as HTMLFormElement
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('[name="layout"]')]
  function show(layout: string) {
    for (const button of buttons)
      button.setAttribute('aria-pressed', String(button.value === layout))
    for (const cards of document.querySelectorAll('.found .cards'))
      cards.classList.toggle('rows', layout === 'list')
  }
  form.addEventListener('submit', (event) => {
    const { submitter } = event as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    const before = buttons.find((button) => button.ariaPressed === 'true')
    const { action, body } = takeForm(form, submitter)
    show(submitter.value)
    const options = { headers: { 'X-Form': '1' }, redirect: 'manual', keepalive: true } as const
    postForm(action, body, options).catch(() => {
      show(before?.value ?? '')
      receive(noConnection(locale.t))
    })
  })
}

export default switchLayout
