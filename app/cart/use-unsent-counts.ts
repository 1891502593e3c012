import { type RefObject, useEffect, useRef } from 'react'
import { beforeStep } from '~/shell/before-step'
import type { CartLine } from '~/shop/cart-model'

/**
 * Counts that were typed and have not settled go along when the page is left. A step in place waits for their answer,
 * so that the next page counts what the shopper saw.
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
      // A count that cannot be is left behind: the line keeps what it has.
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
    beforeStep.run = async () => {
      const body = unsent()
      // Not followed: its notices are for the page that comes.
      if (body) await fetch(address, { method: 'POST', body, redirect: 'manual', keepalive: true })
    }
    addEventListener('pagehide', leave)
    return () => {
      beforeStep.run = undefined
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [form, isEmpty, address])
}
