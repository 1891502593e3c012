import { useEffect, useRef, useState } from 'react'
import type { ActionResult } from '~/session/response-data'

const addedMs = 2500

const hasAdded = ({ cart, unchanged, notices }: ActionResult) =>
  cart && !unchanged && !notices.some(({ tone }) => tone === 'bad')

/** Whether an answer that has just come says that everything was added. */
export function useAdded(answer: ActionResult | undefined): boolean {
  const [isAdded, setIsAdded] = useState(false)
  const last = useRef<ActionResult>()
  useEffect(() => {
    if (!answer || answer === last.current) return
    last.current = answer
    if (!hasAdded(answer)) return
    setIsAdded(true)
    const timer = setTimeout(setIsAdded, addedMs, false)
    return () => clearTimeout(timer)
  }, [answer])
  return isAdded
}
