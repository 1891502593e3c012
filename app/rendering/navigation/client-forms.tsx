import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { afterPaint } from '~/rendering/behaviors/after-paint'
import { useAnswer } from '~/rendering/form-answer'
import type { ActionResult } from '~/session/response-data'
import { fetchActionCode } from './action-code'

type QueuedForm = {
  action: string
  data: URLSearchParams
  button: HTMLButtonElement | null
  form: HTMLFormElement
}

/** What a form would send by a button, with a key of its own: forms of server-only components keep the served one. */
function queuedForm(form: HTMLFormElement, button: HTMLButtonElement | null): QueuedForm {
  const fields = [...new FormData(form, button)].map(([name, value]) => [name, String(value)])
  const data = new URLSearchParams(fields)
  data.set('key', crypto.randomUUID())
  const action = button?.hasAttribute('formaction') ? button.formAction : form.action
  return { action: new URL(action).pathname, data, button, form }
}

/**
 * Submits every `<form method="post" data-in-place>` in place, one after the other: the answer goes to the frame, and
 * the button is disabled meanwhile. The value `gone` hides the form at once. Works for server-only components, which
 * have no handlers. What waits when the page is left is sent without waiting.
 */
export function ClientForms({ onOffline }: { onOffline: () => void }) {
  const fetcher = useFetcher<ActionResult>()
  /** The first is being sent. */
  const queue = useRef<QueuedForm[]>([])
  const isSubmitted = useRef(false)
  useAnswer(fetcher)
  const { state, submit, data: answer } = fetcher

  useEffect(() => {
    async function sendFirst() {
      const [first] = queue.current
      if (!first) return
      await afterPaint()
      const { action, data } = first
      const mayBeSent = navigator.onLine && ((await fetchActionCode(action)) ?? true)
      if (mayBeSent) {
        isSubmitted.current = true
        return submit(data, { method: 'post', action })
      }
      onOffline()
      endFirst(false)
    }
    function endFirst(isDone: boolean) {
      isSubmitted.current = false
      const { button, form } = queue.current.shift() ?? {}
      if (form && !isDone) form.hidden = false
      if (button) {
        button.disabled = false
        // Disabling dropped the focus, and nothing has taken it since.
        if (queue.current.length === 0 && document.activeElement === document.body) button.focus()
      }
      sendFirst()
    }
    function onSubmit(event: SubmitEvent) {
      const form = event.target as HTMLFormElement
      if (event.defaultPrevented || !('inPlace' in form.dataset)) return
      event.preventDefault()
      if (!navigator.onLine) return onOffline()
      const button = event.submitter as HTMLButtonElement | null
      queue.current.push(queuedForm(form, button))
      if (button) button.disabled = true
      if (form.dataset.inPlace === 'gone') {
        form.hidden = true
        document.getElementById('content')?.focus({ preventScroll: true })
      }
      if (queue.current.length === 1) sendFirst()
    }
    function onPageHide() {
      for (const { action, data } of queue.current)
        fetch(`${action}.data`, { method: 'POST', body: data, keepalive: true }).catch(() => {})
    }
    // No answer came: the hidden form is shown again.
    if (state === 'idle' && isSubmitted.current) endFirst(!answer?.unchanged)
    document.addEventListener('submit', onSubmit)
    addEventListener('pagehide', onPageHide)
    return () => {
      document.removeEventListener('submit', onSubmit)
      removeEventListener('pagehide', onPageHide)
    }
  }, [state, submit, answer, onOffline])
  return null
}
