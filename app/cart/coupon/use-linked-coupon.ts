import { useEffect } from 'react'
import { attempt } from '~/rendering/first-script/attempt'

function pressOnce(form: HTMLFormElement): void {
  const button = form.querySelector('button')
  const field = form.querySelector<HTMLInputElement>('input:not([type=hidden])')
  const known = `linked-coupon ${location.search}`
  // A disabled button was pressed already.
  if (button?.disabled || field?.value !== field?.defaultValue) return
  let isRepeated = false
  attempt(() => {
    isRepeated = sessionStorage.getItem(known) !== null
    sessionStorage.setItem(known, '1')
  })
  if (!isRepeated) form.requestSubmit(button)
}

/** Applies the code of a campaign's link in a tab that is seen, once: a step back to its page does not lead forward again. */
export function useLinkedCoupon(formId: string, isOn: boolean): void {
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!isOn || !(form instanceof HTMLFormElement)) return
    const press = () => document.hidden || pressOnce(form)
    // After the effects that listen for forms.
    const timer = setTimeout(press)
    document.addEventListener('visibilitychange', press)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', press)
    }
  }, [formId, isOn])
}
