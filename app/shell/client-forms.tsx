import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { Answer } from '~/session/answer-types'
import { useAnswer } from '~/ui/answers'
import { afterPaint } from './after-paint'

/** A form that waits for its turn, with what it held when it was sent. */
type Sent = {
  action: string
  data: FormData
  button: HTMLButtonElement | null
  form: HTMLFormElement
}

/**
 * Sends every `<form method="post" data-in-place>` in place, one after the other, once the page is awake: the answer
 * goes to the shell, and the form's button rests meanwhile. With the value `gone` it leaves the page at once. It works for still parts, which have no
 * handlers of their own. Each wish has a key of its own, because a still form keeps the one that it was served with.
 */
export function ClientForms() {
  const fetcher = useFetcher<Answer>()
  const queue = useRef<Sent[]>([])
  const now = useRef<Sent | null>(null)
  useAnswer(fetcher)
  const { state, submit, data: answer } = fetcher

  useEffect(() => {
    function next() {
      const sent = queue.current.shift()
      now.current = sent ?? null
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
      if (!now.current) afterPaint().then(() => queue.current[0] === sent && next())
    }
    if (state === 'idle') {
      // No answer came: what was taken away beforehand is there again.
      if (now.current && answer?.kept) now.current.form.hidden = false
      const button = now.current?.button
      if (button) {
        button.disabled = false
        // The browser dropped its focus with the disabling; nobody else has taken it since.
        if (document.activeElement === document.body) button.focus()
      }
      next()
    }
    document.addEventListener('submit', send)
    return () => document.removeEventListener('submit', send)
  }, [state, submit, answer])
  return null
}
