import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { afterPaint } from '~/rendering/behaviors/after-paint'
import { useAnswer } from '~/rendering/form-answer'
import type { ActionResult } from '~/session/response-data'

type QueuedForm = {
  action: string
  data: FormData
  button: HTMLButtonElement | null
  form: HTMLFormElement
}

/**
 * Submits every `<form method="post" data-in-place>` in place, one after the other: the answer goes to the frame, and
 * the button is disabled meanwhile. The value `gone` hides the form at once. Works for server-only components, which
 * have no handlers; each request gets a key of its own, since their forms keep the served one.
 */
export function ClientForms() {
  const fetcher = useFetcher<ActionResult>()
  const queue = useRef<QueuedForm[]>([])
  const sending = useRef<QueuedForm | null>(null)
  useAnswer(fetcher)
  const { state, submit, data: answer } = fetcher

  useEffect(() => {
    function next() {
      const sent = queue.current.shift()
      sending.current = sent ?? null
      if (sent) submit(sent.data, { method: 'post', action: sent.action })
    }
    function send(event: SubmitEvent) {
      const form = event.target as HTMLFormElement
      if (event.defaultPrevented || !('inPlace' in form.dataset)) return
      event.preventDefault()
      const button = event.submitter as HTMLButtonElement | null
      const data = new FormData(form, button)
      data.set('key', crypto.randomUUID())
      const action = button?.hasAttribute('formaction') ? button.formAction : form.action
      if (button) button.disabled = true
      if (form.dataset.inPlace === 'gone') {
        form.hidden = true
        document.getElementById('content')?.focus({ preventScroll: true })
      }
      const sent = { action: new URL(action).pathname, data, button, form }
      queue.current.push(sent)
      if (!sending.current) afterPaint().then(() => queue.current[0] === sent && next())
    }
    if (state === 'idle') {
      // No answer came: show the hidden form again.
      if (sending.current && answer?.unchanged) sending.current.form.hidden = false
      const button = sending.current?.button
      if (button) {
        button.disabled = false
        // Disabling dropped the focus, and nothing has taken it since.
        if (document.activeElement === document.body) button.focus()
      }
      next()
    }
    document.addEventListener('submit', send)
    return () => document.removeEventListener('submit', send)
  }, [state, submit, answer])
  return null
}
