import type { Behavior } from '~/rendering/behaviors/behavior'

/** Applies the code of a campaign's link, once in a tab: a step back to its page does not lead forward again. */
const linkedCoupon: Behavior = (form) => {
  const field = form.querySelector('input:not([type=hidden])')
  const isTyped = !(field instanceof HTMLInputElement) || field.value !== field.defaultValue
  const known = `linked-coupon ${location.search}`
  if (!(form instanceof HTMLFormElement) || isTyped || sessionStorage.getItem(known)) return
  sessionStorage.setItem(known, '1')
  form.requestSubmit(form.querySelector('button'))
}

export default linkedCoupon
