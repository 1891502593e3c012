import { useRevalidator } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import type { CartLine } from '~/backend/cart/cart-model'
import { beforeNavigation } from '~/rendering/navigation/before-navigation'
import { forgetCart } from './forgotten-cart'
import { leftCountsCookie } from './left-counts'

/** `answered`: counts that the backend has answered, by line index, while the cart with them is still loading. */
type Shown = { lines: CartLine[]; answered: Map<string, string> | undefined }

/** The counts to send, in order; null when none differs from what the cart holds. */
function typedCounts(form: HTMLFormElement, { lines, answered }: Shown): string[] | null {
  const fields = form.querySelectorAll<HTMLInputElement>('[name="count"]')
  // An invalid count is not sent: the line keeps its own.
  const counts = lines.map(({ count }, at) =>
    fields[at]?.checkValidity() ? fields[at].value : String(count),
  )
  const isSettled = ({ index, count }: CartLine, at: number) =>
    counts[at] === String(count) || counts[at] === answered?.get(index)
  return lines.every(isSettled) ? null : counts
}

/**
 * Sends typed but unsent counts when the page is left. A client navigation waits for the answer, so that the next page
 * shows the same cart; a step of the history does not wait, and the page that it opens is loaded again.
 */
export function useUnsentCounts(
  form: RefObject<HTMLFormElement>,
  shown: Shown,
  address: string,
): void {
  const latest = useRef(shown)
  latest.current = shown
  const { revalidate } = useRevalidator()
  const watch = useRef<() => void>()
  const isEmpty = shown.lines.length === 0
  useEffect(() => {
    const element = form.current
    if (isEmpty || !element) return
    let sent = ''
    function unsent(): URLSearchParams | null {
      const counts = typedCounts(element as HTMLFormElement, latest.current)
      if (!counts || counts.join() === sent) return null
      sent = counts.join()
      const fields = new FormData(element as HTMLFormElement)
      fields.set('intent', 'update')
      fields.delete('count')
      for (const count of counts) fields.append('count', count)
      return new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
    }
    function sendLast(body: URLSearchParams) {
      forgetCart()
      navigator.sendBeacon(address, body)
    }
    function leave() {
      const body = unsent()
      if (body) sendLast(body)
    }
    function leaveEarly() {
      removeEventListener('beforeunload', leaveEarly)
      const body = unsent()
      if (!body) return
      // The request for the next page may overtake the counts: both name them.
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store answers too late
      document.cookie = `${leftCountsCookie}=${crypto.randomUUID()};path=/;max-age=2;samesite=lax;secure`
      sendLast(body)
    }
    // A reload asks for the page before `pagehide`. Only while needed: some browsers keep no page with a listener for Back.
    watch.current = () => {
      const isUnsent = typedCounts(element, latest.current) !== null
      const change = isUnsent ? addEventListener : removeEventListener
      change('beforeunload', leaveEarly)
    }
    const { current: watchInput } = watch
    async function send() {
      const body = unsent()
      // Redirects are not followed: the notices belong to the next page.
      if (!body) return false
      await fetch(address, { method: 'POST', body, redirect: 'manual', keepalive: true })
      beforeNavigation.hasChanged = true
      return true
    }
    beforeNavigation.run = send
    element.addEventListener('input', watchInput)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('beforeunload', leaveEarly)
      watch.current = undefined
      beforeNavigation.run = undefined
      element.removeEventListener('input', watchInput)
      removeEventListener('pagehide', leave)
      send().then(
        (isSent) => isSent && revalidate(),
        () => {},
      )
    }
  }, [form, isEmpty, address, revalidate])
  useEffect(() => watch.current?.())
}
