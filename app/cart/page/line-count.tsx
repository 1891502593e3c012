import { useEffect, useRef, useState } from 'react'
import type { CartLine } from '~/backend/cart/cart-model'
import { useLocale } from '~/i18n/use-locale'
import { type QuantityFault, quantityFault, ruleNumbers } from '~/product/add/quantity'

/** Delay before a changed count is sent, in ms. */
const sendDelayMs = 700

export type CountProps = {
  line: CartLine
  busy: boolean
  sent: string | undefined
  /** Whether the outcome of the last change is unknown: the typed count stays. */
  isUnanswered: boolean
  onCount: (count: string) => void
}

/** The count of a line. Script sends a changed one by itself and reports an invalid one below the field. */
export function LineCount({ line, busy, sent, isUnanswered, onCount }: CountProps) {
  const { t, number } = useLocale()
  const { index, title, quantity } = line
  const [fault, setFault] = useState<QuantityFault | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef(0)
  const latest = useRef({ count: line.count, busy, onCount })
  latest.current = { count: line.count, busy, onCount }
  const own = `count-${index}`

  const settled = useRef(String(line.count))
  if (sent !== undefined) settled.current = sent

  // The backend may settle on another count or refuse it. A count typed meanwhile is sent next.
  useEffect(() => {
    const field = input.current
    if (busy || field?.value !== settled.current) return
    settled.current = String(line.count)
    if (!isUnanswered) field.value = settled.current
  }, [busy, line.count, isUnanswered])
  useEffect(() => () => clearTimeout(timer.current), [])

  // A count that could not be sent offline is sent as soon as the connection is back.
  useEffect(() => {
    addEventListener('online', scheduleSend)
    return () => removeEventListener('online', scheduleSend)
  })

  function scheduleSend() {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const field = input.current
      const { count, busy, onCount } = latest.current
      // The pending change may include this one or remove the line: check again after it.
      if (busy) return scheduleSend()
      if (!field) return
      const found = quantityFault(field.value, quantity)
      setFault(found)
      if (found || !field.checkValidity() || Number(field.value) === count) return
      onCount(field.value)
    }, sendDelayMs)
  }

  return (
    <>
      <label className="vh" htmlFor={own}>
        {t('cart.countOf', { title })}
      </label>
      <input
        ref={input}
        id={own}
        className="in"
        type="number"
        name="count"
        inputMode={quantity.step % 1 ? 'decimal' : 'numeric'}
        required
        min={quantity.min}
        max={quantity.max}
        step={quantity.step}
        defaultValue={line.count}
        onChange={() => {
          setFault(null)
          scheduleSend()
        }}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${own}-wrong` : undefined}
      />
      {fault && (
        <p className="wrong" id={`${own}-wrong`} role="alert">
          {t(`quantity.${fault}`, ruleNumbers(quantity, number))}
        </p>
      )}
    </>
  )
}
