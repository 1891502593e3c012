import { beforeNavigation } from '~/rendering/navigation/before-navigation'
import { remixRouter } from '~/rendering/navigation/remix-window'

type Control = HTMLInputElement | HTMLSelectElement

const known = new WeakMap<HTMLFormElement, Control[]>()

/** What a form of filters holds, and the sort order that was rendered with it. */
function controlsOf(form: HTMLFormElement): Control[] {
  const all = [...form.elements, ...document.querySelectorAll('.sort select')] as Control[]
  const controls =
    known.get(form) ?? all.filter(({ type }) => ['checkbox', 'text', 'select-one'].includes(type))
  known.set(form, controls)
  return controls
}

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'
const isSelect = (control: Control): control is HTMLSelectElement => 'options' in control

/** The value as the shop rendered it, which is the requested one. */
function renderedIn(control: Control): string {
  if (isSelect(control)) {
    const options = [...control.options]
    return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? ''
  }
  const { type, defaultChecked, defaultValue } = control
  return type === 'checkbox' ? String(defaultChecked) : defaultValue
}

/** Values of a form as the shop rendered it. */
export function rendered(form: HTMLFormElement): string[] {
  return controlsOf(form).map(renderedIn)
}

function counterpartOf(control: Control, own: Control[], others: Control[]): Control | undefined {
  const alike = (one: Control) =>
    one.name === control.name && (!isBox(control) || one.value === control.value)
  return others.filter(alike)[own.filter(alike).indexOf(control)]
}

const stateOf = (control: Control) => (isBox(control) ? String(control.checked) : control.value)

/** Current values of a form, to detect changes made while its answer is pending. */
export function snapshot(form: HTMLFormElement): string[] {
  return controlsOf(form).map(stateOf)
}

/** What was chosen beside a form since both were rendered. */
export const chosenBeside = (form: HTMLFormElement) =>
  controlsOf(form).filter(
    (control) => control.form !== form && stateOf(control) !== renderedIn(control),
  )

let waiting: Promise<boolean> | undefined

/** Call it when another list is wanted: until its code is here, Remix does not know of it. */
export function watchNavigation(): void {
  const { last } = beforeNavigation
  const onStart = () => {
    if (waiting === last) waiting = undefined
  }
  waiting = last
  last?.then(onStart, onStart)
}

/** Whether another list than the rendered one is on its way. */
export const isLoading = () => !!waiting || remixRouter()?.state.navigation.state === 'loading'

/** Counterpart of a focused link or button: same text, else same position; none for a removed chip. Of a handle or a search: same name. */
function counterpartOfElement(
  other: Element,
  own: Element,
  next: Element,
): HTMLElement | undefined {
  const kind = other.localName
  const alike = [...next.querySelectorAll<HTMLElement>(kind)]
  const same = alike.find(
    ({ textContent, ariaLabel }) =>
      textContent === other.textContent && ariaLabel === other.ariaLabel,
  )
  if (same || other.closest('.chosen-filters')) return same
  return alike[[...own.querySelectorAll(kind)].indexOf(other as HTMLElement)]
}

/**
 * Carries the state of a form over to its replacement: open panel, focus, and values that the new list has not heard of:
 * those set after submitting, or all changes where the answer to them is yet to come.
 * @param sent values at the time of submission
 * @param active the last focused element of the old panel
 * @returns values of the replacement that need no submitting
 */
export function carryOver(
  form: HTMLFormElement,
  next: HTMLFormElement,
  sent: string[],
  active: Element | null,
): string[] {
  const panel = next.closest('details')
  if (panel && form.closest('details')?.open) panel.open = true
  const own = controlsOf(form)
  const others = controlsOf(next)
  const nextSent = rendered(next)
  const isEarlier = isLoading()
  for (const [at, control] of own.entries()) {
    const counterpart = counterpartOf(control, own, others)
    if (!counterpart) continue
    const lastSent = sent[at] ?? ''
    if (isEarlier) nextSent[others.indexOf(counterpart)] = lastSent
    if (stateOf(control) !== (isEarlier ? renderedIn(control) : lastSent)) {
      if (isBox(counterpart)) counterpart.checked = (control as HTMLInputElement).checked
      else counterpart.value = control.value
    }
    if (control === active && document.activeElement === document.body)
      counterpart.focus({ preventScroll: true })
  }
  const [panelOf, nextPanel] = [form.closest('#filters'), next.closest('#filters')]
  if (active && panelOf && nextPanel && document.activeElement === document.body)
    counterpartOfElement(active, panelOf, nextPanel)?.focus({ preventScroll: true })
  return nextSent
}
