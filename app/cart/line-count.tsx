import { useEffect, useRef, useState } from 'react'
import { useLocale } from '~/i18n/use-t'
import { type QuantityFault, quantityFault } from '~/product/quantity'
import type { CartLine } from '~/shop/cart-model'

/** How long a changed count rests before script sends it by itself. */
const restMs = 700

export type CountProps = {
  line: CartLine
  busy: boolean
  /** The count that is on its way for it. */
  sent: string | undefined
  /** Whether nobody knows what came of the last change: what was typed then stays. */
  isUnanswered: boolean
  onCount: (count: string) => void
}

/** The count of a line. With script a changed one is sent by itself, and one that cannot be is told below its field. */
export function LineCount({ line, busy, sent, isUnanswered, onCount }: CountProps) {
  const { t } = useLocale()
  const { index, title, quantity } = line
  const [fault, setFault] = useState<QuantityFault | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef(0)
  const now = useRef({ count: line.count, busy, onCount })
  now.current = { count: line.count, busy, onCount }
  const own = `count-${index}`

  const settled = useRef(String(line.count))
  if (sent !== undefined) settled.current = sent

  // The backend may have settled on another count than was sent, or refused it. What was typed since is sent next.
  useEffect(() => {
    const field = input.current
    if (busy || field?.value !== settled.current) return
    settled.current = String(line.count)
    if (!isUnanswered) field.value = settled.current
  }, [busy, line.count, isUnanswered])
  useEffect(() => () => clearTimeout(timer.current), [])

  function rest() {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const field = input.current
      const { count, busy, onCount } = now.current
      // What is on its way may bring this very change, or take the line out: look again after it.
      if (busy) return rest()
      if (!field) return
      const found = quantityFault(field.value, quantity)
      setFault(found)
      if (found || !field.checkValidity() || Number(field.value) === count) return
      onCount(field.value)
    }, restMs)
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
          rest()
        }}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${own}-wrong` : undefined}
      />
      {fault && (
        <p className="wrong" id={`${own}-wrong`} role="alert">
          {t(`quantity.${fault}`, quantity)}
        </p>
      )}
    </>
  )
}
