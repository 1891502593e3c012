import { useEffect } from 'react'

function pressOnce(form: HTMLFormElement): void {
  const button = form.querySelector('button')
  const field = form.querySelector<HTMLInputElement>('input:not([type=hidden])')
  const known = `linked-coupon ${location.search}`
  // A disabled button was pressed already.
  const isUsed = button?.disabled || field?.value !== field?.defaultValue
  if (isUsed || sessionStorage.getItem(known)) return
  sessionStorage.setItem(known, '1')
  form.requestSubmit(button)
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
