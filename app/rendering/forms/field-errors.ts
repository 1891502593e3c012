import type { SubmissionResult } from '@conform-to/react'
import { isChanged, isField } from '~/rendering/behaviors/typed-fields'

// Code that loads for a field may focus it again: only the person's own actions clear an error.
let isScripted = false

const errorsOf = (field: Element | null) =>
  (field?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
    .filter((element) => element?.matches('.field-error'))

/** Also those of the group of choices that it belongs to. */
export function clearErrors(field: Element): void {
  const group = field.closest('fieldset[aria-describedby]')
  for (const message of [field, group].flatMap(errorsOf)) if (message) message.hidden = true
  for (const refused of group?.querySelectorAll('[aria-invalid]') ?? [field])
    refused.removeAttribute('aria-invalid')
}

/** Takes a mended field's sentence out of the summary above its form, which goes with its last one. */
export function dropSentence(field: Pick<Element, 'id' | 'closest'>): void {
  const group = field.closest('fieldset[id]')
  for (const { id } of group ? [field, group] : [field]) {
    const link = id && document.querySelector(`.message-box a[href="#${CSS.escape(id)}"]`)
    const sentence = link ? link.closest('li') : null
    if (!sentence) continue
    sentence.hidden = true
    const box = sentence.closest<HTMLElement>('.message-box')
    if (box && !box.querySelector('p, li:not([hidden])')) box.hidden = true
  }
}

const onlyCharacters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** A mask writes a phone number in its own way, with the country before it. */
function isRewritten({ type, value, defaultValue }: HTMLInputElement): boolean {
  const written = onlyCharacters(defaultValue)
  return type === 'tel' && written !== '' && onlyCharacters(value).endsWith(written)
}

function isMended(field: Element): boolean {
  if (!isField(field) || !isChanged(field) || !field.matches(':valid')) return false
  return !(field instanceof HTMLInputElement && isRewritten(field))
}

/** Does for the fields of a summary that were mended before anything listened what is done for the others. */
function dropMended(): void {
  for (const { hash } of document.querySelectorAll<HTMLAnchorElement>('.message-box a')) {
    if (!hash) continue
    const id = CSS.escape(hash.slice(1))
    for (const field of document.querySelectorAll(`#${id}, #${id} :is(input, select, textarea)`)) {
      if (!isMended(field)) continue
      clearErrors(field)
      dropSentence(field)
    }
  }
}

function onInput({ target, isTrusted }: Event): void {
  const field = target as Element
  if (isTrusted && field.matches(':valid')) dropSentence(field)
}

function onEntry({ target }: Pick<Event, 'target'>): void {
  const field = target as Element
  if (!isScripted && field.matches('input, select, textarea')) clearErrors(field)
}

/** Focuses a field of the error summary without changing the URL, which would load the page again. */
function onSummaryLink(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('.message-box a')
  const field = link && document.getElementById(link.hash.slice(1))
  if (!field) return
  event.preventDefault()
  isScripted = false
  field.focus()
}

/** The page itself focuses the first element with autofocus; what has been typed there is the person's own action. */
function isFocusedByPage(field: Element): boolean {
  const isTypedIn = isField(field) && isChanged(field)
  return field === document.querySelector('[autofocus]') && !isTypedIn
}

/** Hides a field's errors once the person enters it or changes it. */
export function watchFields(element: Document, signal: AbortSignal): void {
  // A mask writes by untrusted events; a password manager or a voice, which presses nothing, by trusted ones.
  const onUserAction = ({ isTrusted }: Event) => {
    if (isTrusted) isScripted = false
  }
  for (const type of ['pointerdown', 'keydown', 'input'])
    element.addEventListener(type, onUserAction, { signal, capture: true })
  for (const type of ['focusin', 'input']) element.addEventListener(type, onEntry, { signal })
  element.addEventListener('input', onInput, { signal })
  element.addEventListener('click', onSummaryLink, { signal })
  // A field may have been entered before this listened.
  const { activeElement } = element
  if (activeElement && !isFocusedByPage(activeElement)) onEntry({ target: activeElement })
  dropMended()
}

/** Focuses the outcome: the error summary, else the first refused field, whose error stays. */
export function focusAnswer(element: HTMLElement): void {
  isScripted = true
  const outcome =
    element.querySelector<HTMLElement>('.message-box, [aria-invalid="true"]') ?? element
  outcome.focus()
}

function errorElement(field: HTMLElement): HTMLElement {
  const id = `${field.id}-error`
  const existing = document.getElementById(id)
  if (existing) return existing
  const element = document.createElement('p')
  Object.assign(element, { id, className: 'field-error', role: 'alert' })
  const around = field.closest('.field, .quantity, form') ?? field
  around.appendChild(element)
  return element
}

function empty(form: HTMLFormElement): void {
  form.reset()
  // Input masks follow.
  for (const field of form.elements) field.dispatchEvent(new Event('input', { bubbles: true }))
}

const hideTimers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

function showError(field: HTMLElement, text: string, ms: number): void {
  const message = errorElement(field)
  message.textContent = text
  message.hidden = false
  field.setAttribute('aria-invalid', 'true')
  field.setAttribute('aria-describedby', message.id)
  clearTimeout(hideTimers.get(message))
  if (ms)
    hideTimers.set(
      message,
      setTimeout(() => clearErrors(field), ms),
    )
}

/** As without script, but not away from a field that the person is in meanwhile. */
function focusRefused(form: HTMLFormElement): void {
  if (document.activeElement?.matches('input, select, textarea')) return
  isScripted = true
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

/** Shows errors beside their fields, for `data-error-ms` or until entered; empties a form that the action resets. */
export function showErrors(form: HTMLFormElement, { error, initialValue }: SubmissionResult): void {
  if (initialValue === null) empty(form)
  const ms = Number(form.dataset.errorMs)
  for (const [name, texts] of Object.entries(error ?? {})) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLElement && texts) showError(field, texts.join(' '), ms)
  }
  if (error) focusRefused(form)
}
