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
  /** A count that is not in the cart yet; null once the shop has answered, or cannot. */
  onTyped: (count: string | null) => void
}

type Field = RefObject<HTMLInputElement>

/** Whether all that there is can be ordered, and is more than the line has. */
const isMoreLeft = ({ stock, count, quantity }: CartLine) =>
  stock > count && quantityFault(String(stock), quantity) === null

/**
 * The backend may settle on another count or refuse it. A count typed meanwhile is sent next.
 * @param onOverStock takes the field where more was refused than there is: what there is, is in it
 */
function useSettledCount(
  input: Field,
  { line, busy, sent, isUnanswered, onTyped }: CountProps,
  onOverStock: () => void,
): void {
  const settled = useRef(String(line.count))
  if (sent !== undefined) settled.current = sent
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer decides, not what is rendered beside it
  useEffect(() => {
    const field = input.current
    if (busy || field?.value !== settled.current) return
    const isOver = Number(settled.current) > line.stock && isMoreLeft(line)
    settled.current = String(line.count)
    onTyped(isOver && !isUnanswered ? String(line.stock) : null)
    if (isUnanswered) return
    field.value = String(isOver ? line.stock : line.count)
    if (isOver) onOverStock()
  }, [input, busy, line.count, isUnanswered])
}

/** A count that could not be sent offline is sent as soon as the connection is back. */
function useWhenOnline(send: () => void): void {
  useEffect(() => {
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  })
}

function useDelayedSend(input: Field, { line, busy, onCount, onTyped }: CountProps) {
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
    if (!navigator.onLine) onTyped(null)
  }

  function scheduleSend() {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(send, sendDelayMs)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the page was hydrated
  useEffect(() => {
    if (input.current?.value !== input.current?.defaultValue) scheduleSend()
    return () => clearTimeout(timer.current)
  }, [])
  useWhenOnline(scheduleSend)

  function onChange() {
    setFault(null)
    onTyped(input.current?.value ?? null)
    scheduleSend()
  }
  return { fault, setFault, scheduleSend, onChange }
}

/**
 * Sends a changed count by itself, and shows the count that the backend settles on.
 * @returns `rule`: the numbers that a fault's text names
 */
export function useCountField(props: CountProps) {
  const { stock, quantity } = props.line
  const input = useRef<HTMLInputElement>(null)
  const [isOverStock, setOverStock] = useState(false)
  const { fault, setFault, scheduleSend, onChange } = useDelayedSend(input, props)
  useSettledCount(input, props, () => {
    scheduleSend()
    setOverStock(true)
  })
  function change() {
    setOverStock(false)
    onChange()
  }
  /** One step up or down; at the end of what the line allows, why it went no further. */
  function step(by: 1 | -1, isStepped: boolean) {
    if (isStepped) return change()
    const field = input.current
    const before = field?.value
    if (by > 0) field?.stepUp()
    else field?.stepDown()
    if (field?.value === before) return setFault(by > 0 ? 'tooMany' : 'tooFew')
    change()
  }
  const rule = isOverStock ? { ...quantity, max: stock } : quantity
  return { input, fault: isOverStock ? 'tooMany' : fault, rule, onChange: change, step } as const
}
