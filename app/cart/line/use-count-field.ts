import { type MutableRefObject, type RefObject, useEffect, useRef, useState } from 'react'
import type { CartLine } from '~/backend/cart/cart-model'
import { countFaultName, useCountFault } from '~/cart/page/typed-counts'
import { type QuantityFault, quantityFault } from '~/product/add/quantity'
import type { ActionResult } from '~/session/response-data'

/** Delay before a changed count is sent, in ms. */
const sendDelayMs = 700

export type CountProps = {
  line: CartLine
  busy: boolean
  sent: string | undefined
  /** The last one, with what it says of counts. */
  answer: ActionResult | undefined
  onCount: (count: string) => void
  /** A count that is not in the cart yet; null once the shop has answered, or cannot. */
  onTyped: (count: string | null) => void
}

type Field = RefObject<HTMLInputElement>

/** Why nobody knows whether a change was made. */
const failureOf = (answer: ActionResult | undefined): string | undefined =>
  answer?.unchanged ? (answer.reason ?? answer.notices.at(-1)?.text) : undefined

/**
 * The backend may settle on another count or refuse it. A count typed meanwhile is sent next. Without an answer a typed
 * count stays, a stepped one goes back. @returns why the count was not taken
 */
function useSettledCount(
  input: Field,
  { line, busy, sent, answer, onTyped }: CountProps,
  isStepped: RefObject<boolean>,
) {
  const failure = failureOf(answer)
  const settled = useRef(String(line.count))
  const isAwaited = useRef(false)
  const [failed, setFailed] = useState<string>()
  if (sent !== undefined) {
    settled.current = sent
    isAwaited.current = true
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer decides, not what is rendered beside it
  useEffect(() => {
    const field = input.current
    if (busy || field?.value !== settled.current) return
    const count = String(line.count)
    const reason = isAwaited.current ? failure : undefined
    settled.current = count
    isAwaited.current = false
    onTyped(null)
    if (reason === undefined) setFailed(undefined)
    else if (field.value !== count) setFailed(reason)
    if (reason === undefined || isStepped.current) field.value = count
  }, [input, busy, line.count, failure])
  return { failed, forgetFailed: () => setFailed(undefined) }
}

/** What the shop said of the typed count, until it is changed. */
function useAnsweredFault({ line, answer }: CountProps) {
  const faults = answer?.faults
  const inDocument = useCountFault(line)
  const [forgotten, setForgotten] = useState<object | null>(null)
  const answered = faults === forgotten ? undefined : faults?.[countFaultName(line)]
  const reason = faults || forgotten ? answered : inDocument
  return { reason, forget: () => setForgotten(faults ?? {}) }
}

/** As soon as the connection is back, a count that differs from the cart's is sent, and the cart's own is no fault. */
function useWhenOnline(run: () => void): void {
  useEffect(() => {
    addEventListener('online', run)
    return () => removeEventListener('online', run)
  })
}

/** A count changed before the page was hydrated: typed, or else stepped by the first script. */
function useEarlyCount(input: Field, isStepped: MutableRefObject<boolean>, onChange: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const field = input.current
    if (!field || field.value === field.defaultValue) return
    isStepped.current = !field.matches(':is(:focus, :user-valid)')
    onChange()
  }, [])
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

  function onChange() {
    setFault(null)
    onTyped(input.current?.value ?? null)
    scheduleSend()
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useWhenOnline(scheduleSend)
  return { fault, setFault, onChange }
}

/** Sends a changed count by itself, and shows the count that the backend settles on. */
export function useCountField(props: CountProps) {
  const input = useRef<HTMLInputElement>(null)
  const isStepped = useRef(false)
  const { fault, setFault, onChange } = useDelayedSend(input, props)
  useEarlyCount(input, isStepped, onChange)
  const { reason, forget } = useAnsweredFault(props)
  const { failed, forgetFailed } = useSettledCount(input, props, isStepped)
  useWhenOnline(() => {
    if (Number(input.current?.value) === props.line.count) forgetFailed()
  })
  function change() {
    isStepped.current = false
    forget()
    forgetFailed()
    onChange()
  }
  /** One step up or down; at the end of what the line allows, why it went no further. */
  function step(by: 1 | -1, isDone: boolean) {
    const field = input.current
    const before = field?.value
    if (!isDone) field?.[by > 0 ? 'stepUp' : 'stepDown']()
    if (!isDone && field?.value === before) return setFault(by > 0 ? 'tooMany' : 'tooFew')
    change()
    // Unsent counts are watched by what typing fires (app/cart/page/use-unsent-counts.ts).
    field?.dispatchEvent(new Event('input', { bubbles: true }))
    isStepped.current = true
  }
  return {
    input,
    fault,
    reason: failed ?? reason,
    isNew: fault !== null || Boolean(props.answer?.reason ?? props.answer?.faults),
    onChange: change,
    step,
  } as const
}
