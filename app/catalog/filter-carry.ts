type Control = HTMLInputElement | HTMLSelectElement

/** What a shopper sets in a form; the types of Workers and of browsers differ about its elements. */
const controlsOf = (form: HTMLFormElement) =>
  ([...form.elements] as unknown as Control[]).filter(({ type }) =>
    ['checkbox', 'text', 'select-one'].includes(type),
  )

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'
const isSelect = (control: Control): control is HTMLSelectElement => 'options' in control

function isChanged(control: Control): boolean {
  if (isSelect(control)) {
    const drawn = [...control.options].findIndex((option) => option.defaultSelected)
    return control.selectedIndex !== Math.max(0, drawn)
  }
  const { type, checked, defaultChecked, value, defaultValue } = control
  return type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue
}

/** Whether a form says something else than what it was drawn with. */
export const hasChanges = (form: HTMLFormElement) => controlsOf(form).some(isChanged)

/** The control of another drawing of the form that is this one. */
function twinOf(control: Control, own: Control[], others: Control[]): Control | undefined {
  const alike = (one: Control) =>
    one.name === control.name && (!isBox(control) || one.value === control.value)
  return others.filter(alike)[own.filter(alike).indexOf(control)]
}

const stateOf = (control: Control) => (isBox(control) ? String(control.checked) : control.value)

/** What a form holds now, to be told from what is set while its answer is on the way. */
export function snapshot(form: HTMLFormElement): string[] {
  return controlsOf(form).map(stateOf)
}

/** What the keyboard may stand on beside the controls: the same words, else the same place; a chip that is gone has none. */
function twinOfOther(other: Element, own: Element, next: Element): HTMLElement | undefined {
  const kind = other.localName
  const alike = [...next.querySelectorAll<HTMLElement>(kind)]
  const same = alike.find(({ textContent }) => textContent === other.textContent)
  if (same || other.closest('.chosen')) return same
  return alike[[...own.querySelectorAll(kind)].indexOf(other as HTMLElement)]
}

/**
 * Gives the form that takes another's place what that had: its panel open, the keyboard's place, and what was set in
 * it after it was sent.
 * @param sent what it held when it was sent
 * @param active the element of the old panel that had the focus last
 */
export function carryOver(
  form: HTMLFormElement,
  next: HTMLFormElement,
  sent: string[],
  active: Element | null,
): void {
  const panel = next.closest('details')
  if (panel && form.closest('details')?.open) panel.open = true
  const own = controlsOf(form)
  const others = controlsOf(next)
  for (const [at, control] of own.entries()) {
    const twin = twinOf(control, own, others)
    if (!twin) continue
    if (stateOf(control) !== sent[at]) {
      if (isBox(twin)) twin.checked = (control as HTMLInputElement).checked
      else twin.value = control.value
    }
    if (control === active && document.activeElement === document.body)
      twin.focus({ preventScroll: true })
  }
  const [panelOf, nextPanel] = [form.closest('#filters'), next.closest('#filters')]
  if (active && panelOf && nextPanel && document.activeElement === document.body)
    twinOfOther(active, panelOf, nextPanel)?.focus({ preventScroll: true })
}
