/** Steps the quantity of a product at a press of its buttons: at once, whether or not the page is hydrated. */
export function stepOnPress(): void {
  function step({ target }: Event) {
    const button = (target as Element).closest('.quantity [type=button]')
    const field = button?.parentElement?.querySelector('input')
    field?.[button?.nextElementSibling ? 'stepDown' : 'stepUp']()
  }
  addEventListener('click', step, true)
}
