import { useEffect } from 'react'
import { answersData } from '~/rendering/client-action-module'
import { fetchActionCode, loadPagePost } from './form-code'
import type { FormQueue } from './form-queue'
import { takeForm } from './pending-form'
import { postForm } from './post-form'

/** Sends pending data at once when the page is left. A form whose answer is a page goes with its page, as without script. */
function sendUnanswered(queue: FormQueue): void {
  for (const { action, body } of queue.unanswered)
    if (answersData(action))
      postForm(action.replace(/(?=\?)|$/, '.data'), body, { keepalive: true }).catch(() => {})
}

/** Takes every `<form method="post">` of the document when it is submitted; one handler for all. */
export function useDelegatedForms(queue: FormQueue, notifyOffline: () => void): void {
  useEffect(() => {
    function onSubmit(event: SubmitEvent) {
      const form = event.target as HTMLFormElement
      const button = event.submitter as HTMLButtonElement | null
      const isPost = (button?.formMethod || form.method) === 'post'
      if (event.defaultPrevented || !isPost) return
      event.preventDefault()
      if (navigator.onLine) queue.add(takeForm(form, button))
      else notifyOffline()
    }
    const onPageHide = () => sendUnanswered(queue)
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('submit', onSubmit, { signal })
    addEventListener('pagehide', onPageHide, { signal })
    return () => controller.abort()
  }, [queue, notifyOffline])
}

const nearForms = ['pointerover', 'touchstart', 'focusin']

/** Loads a form's code when it is hovered or focused: the code that sends it and shows errors. */
export function useFormCode(): void {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let isWatched = false
    async function watch() {
      if (isWatched) return
      isWatched = true
      // A press that was held comes before this code, and the line may leave with the focus meanwhile.
      const { activeElement } = document
      const code = await import('../behaviors/watch-forms').catch(() => null)
      if (code) code.watchForms(document, signal, activeElement)
      else isWatched = false
    }
    function onNear({ target }: Pick<Event, 'target'>) {
      const near = target instanceof Element ? target.closest('button, form') : null
      // A heart stands outside the form that it sends.
      const form = near instanceof HTMLButtonElement ? near.form : (near as HTMLFormElement | null)
      if (form?.method !== 'post') return
      watch()
      const { pathname } = new URL(form.action)
      if (answersData(pathname)) fetchActionCode(pathname)
      else loadPagePost()
    }
    for (const type of nearForms) document.addEventListener(type, onNear, { signal, passive: true })
    // The event that hydrated the page came before this listened.
    onNear({ target: document.activeElement })
    return () => controller.abort()
  }, [])
}
