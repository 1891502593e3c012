import { type RefObject, useEffect, useRef, useState } from 'react'
import type { CartLine } from '~/backend/cart/cart-model'
import { type QuantityFault, quantityFault } from '~/product/add/quantity'

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

type Field = RefObject<HTMLInputElement>

/** The backend may settle on another count or refuse it. A count typed meanwhile is sent next. */
function useSettledCount(input: Field, { line, busy, sent, isUnanswered }: CountProps): void {
  const settled = useRef(String(line.count))
  if (sent !== undefined) settled.current = sent
  useEffect(() => {
    const field = input.current
    if (busy || field?.value !== settled.current) return
    settled.current = String(line.count)
    if (!isUnanswered) field.value = settled.current
  }, [input, busy, line.count, isUnanswered])
}

function useDelayedSend(input: Field, { line, busy, onCount }: CountProps) {
  const [fault, setFault] = useState<QuantityFault | null>(null)
  const timer = useRef(0)
  const latest = useRef({ line, busy, onCount })
  latest.current = { line, busy, onCount }

  function send() {
    const field = input.current
    const { line, busy, onCount } = latest.current
    // The pending change may include this one or remove the line: check again after it.
    if (busy) return scheduleSend()
    if (!field) return
    const found = quantityFault(field.value, line.quantity)
    setFault(found)
    if (found || !field.checkValidity() || Number(field.value) === line.count) return
    onCount(field.value)
  }

  function scheduleSend() {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(send, sendDelayMs)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  // A count that could not be sent offline is sent as soon as the connection is back.
  useEffect(() => {
    addEventListener('online', scheduleSend)
    return () => removeEventListener('online', scheduleSend)
  })

  function onChange() {
    setFault(null)
    scheduleSend()
  }
  return { fault, setFault, onChange }
}

/** Sends a changed count by itself, and shows the count that the backend settles on. */
export function useCountField(props: CountProps) {
  const input = useRef<HTMLInputElement>(null)
  useSettledCount(input, props)
  const { fault, setFault, onChange } = useDelayedSend(input, props)
  /** One step up or down; at the end of what the line allows, why it went no further. */
  function step(by: 1 | -1) {
    const field = input.current
    const before = field?.value
    if (by > 0) field?.stepUp()
    else field?.stepDown()
    if (field?.value === before) return setFault(by > 0 ? 'tooMany' : 'tooFew')
    onChange()
  }
  return { input, fault, onChange, step }
}
