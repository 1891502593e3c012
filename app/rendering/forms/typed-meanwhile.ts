import { type Field, isField, isTick } from '~/rendering/behaviors/typed-fields'
import type { PendingForm } from './pending-form'

const untyped = ['hidden', 'file']

function typedIn(form: HTMLFormElement): Field[] {
  const elements: unknown[] = [...form.elements]
  return elements.filter(isField).filter(({ name, type }) => name && !untyped.includes(type))
}

const isChanged = (field: Field, sent: string[]) =>
  isTick(field) ? field.checked !== sent.includes(field.value) : !sent.includes(field.value)

const isSameField = (one: Field, other: Field) =>
  one.name === other.name && (!isTick(one) || one.value === other.value)

const idOf = (form: HTMLFormElement) => form.getAttribute('id')?.replace(/^w\d+-/, '')

function sameForm(form: HTMLFormElement, main: HTMLElement): HTMLFormElement | undefined {
  const forms = [...main.querySelectorAll('form')]
  const id = idOf(form)
  const action = form.getAttribute('action')
  return (
    forms.find((one) => id && idOf(one) === id) ??
    forms.find((one) => one.getAttribute('action') === action)
  )
}

function takeOver(field: Field, answered: HTMLFormElement): void {
  const same = typedIn(answered).find((one) => isSameField(one, field))
  if (!same) return
  if (isTick(same) && isTick(field)) {
    same.checked = field.checked
    return
  }
  const { value } = same
  same.value = field.value
  // A list that lacks the choice would show nothing.
  if (same.value !== field.value) same.value = value
}

/** Fills an answered page with what was typed in its form after it was sent, and all that the forms beside it hold. */
export function takeOverTyped({ form, body }: PendingForm, main: HTMLElement): void {
  const around = form.closest('dialog, main') ?? document.body
  for (const one of around.querySelectorAll('form')) {
    const answered = sameForm(one, main)
    if (!answered) continue
    for (const field of typedIn(one))
      if (one !== form || isChanged(field, body.getAll(field.name))) takeOver(field, answered)
  }
}
