import { type RefObject, useEffect, useRef } from 'react'
import type { CartLine } from '~/backend/cart/cart-model'
import { beforeNavigation } from '~/rendering/navigation/before-navigation'

/**
 * Sends typed but unsent counts when the page is left. A client navigation waits for the answer, so that the next page
 * shows the same cart.
 */
export function useUnsentCounts(
  form: RefObject<HTMLFormElement>,
  lines: CartLine[],
  address: string,
): void {
  const latest = useRef(lines)
  latest.current = lines
  const isEmpty = lines.length === 0
  useEffect(() => {
    const element = form.current
    if (isEmpty || !element) return
    let sent = ''
    function unsent(): URLSearchParams | null {
      const fields = new FormData(element as HTMLFormElement)
      const typed = element?.querySelectorAll<HTMLInputElement>('[name="count"]') ?? []
      // An invalid count is not sent: the line keeps its own.
      const counts = latest.current.map(({ count }, at) =>
        typed[at]?.checkValidity() ? typed[at].value : String(count),
      )
      const isSettled = latest.current.every(({ count }, at) => String(count) === counts[at])
      if (isSettled || counts.join() === sent) return null
      sent = counts.join()
      fields.set('intent', 'update')
      fields.delete('count')
      for (const count of counts) fields.append('count', count)
      return new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
    }
    function leave() {
      const body = unsent()
      if (body) navigator.sendBeacon(address, body)
    }
    beforeNavigation.run = async () => {
      const body = unsent()
      // Redirects are not followed: the notices belong to the next page.
      if (body) await fetch(address, { method: 'POST', body, redirect: 'manual', keepalive: true })
    }
    addEventListener('pagehide', leave)
    return () => {
      beforeNavigation.run = undefined
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [form, isEmpty, address])
}
