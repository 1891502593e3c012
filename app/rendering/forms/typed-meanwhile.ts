import { type Field, isField, isTick } from '~/rendering/behaviors/typed-fields'
import type { PendingForm } from './pending-form'

function typedIn(form: HTMLFormElement): Field[] {
  const elements: unknown[] = [...form.elements]
  return elements.filter(isField).filter(({ name, type }) => name !== '' && type !== 'hidden')
}

const isChanged = (field: Field, sent: string[]) =>
  isTick(field) ? field.checked !== sent.includes(field.value) : !sent.includes(field.value)

const isSameField = (one: Field, other: Field) =>
  one.name === other.name && (!isTick(one) || one.value === other.value)

/** What was typed in a form after it was sent goes into the same form of the page that answers it, before it is shown. */
export function takeOverTyped({ form, body }: PendingForm, main: HTMLElement): void {
  const action = form.getAttribute('action')
  const answered = [...main.querySelectorAll('form')].find(
    (one) => one.getAttribute('action') === action,
  )
  if (!answered) return
  for (const field of typedIn(form)) {
    if (!isChanged(field, body.getAll(field.name))) continue
    const same = typedIn(answered).find((one) => isSameField(one, field))
    if (!same) continue
    if (isTick(same) && isTick(field)) same.checked = field.checked
    else same.value = field.value
  }
}
