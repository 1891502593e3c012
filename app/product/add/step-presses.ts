/** In the cart React steps once it is there, and sends what was stepped before (app/cart/line/use-count-field.ts). */
const steppers = '.quantity [type=button],html:not(.hydrated) .quantity [type=submit]'

/** Steps a count at a press of its buttons: at once, whether or not the page is hydrated. */
export function stepOnPress(): void {
  function step(event: Event) {
    const button = (event.target as Element).closest(steppers)
    const field = button?.parentElement?.querySelector('input')
    if (!field) return
    field[button?.nextElementSibling ? 'stepDown' : 'stepUp']()
    event.preventDefault()
  }
  addEventListener('click', step, true)
}
