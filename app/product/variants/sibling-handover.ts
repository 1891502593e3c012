import { typedValues } from '~/cart/add/typed-values'
import type { FormStates } from '~/rendering/forms/form-state'
import { takeForm } from '~/rendering/forms/pending-form'

type Submit = FormStates['submit']

/** How long a held click waits for the sibling's page before the form is submitted, in ms. */
const maxWaitMs = 4000

type HeldAdd = { form: HTMLFormElement; intent: string; timer: number; send: Submit }

let chosen: string[] = []
/** The form that leads to the sibling at `path`, with the options chosen beside it. */
let handover: { form: HTMLFormElement; path: string; chosen: string[] } | null = null
let heldAdd: HeldAdd | null = null

const isChanged = (field: Element) =>
  field instanceof HTMLSelectElement &&
  field.name === 'attribute' &&
  ![...field.selectedOptions].some((option) => option.defaultSelected)
const hasOtherChoice = (form: HTMLFormElement) => [...form.elements].some(isChanged)

function dropHeldAdd(): void {
  clearTimeout(heldAdd?.timer)
  heldAdd = null
}

/**
 * Holds a click to add while the sibling's page loads.
 * @param send submits the form if that page does not load
 * @returns false when the click means this product
 */
export function holdAdd(form: HTMLFormElement, intent: string, send: Submit): boolean {
  const other = hasOtherChoice(form)
  if (!other && !document.querySelector('.attributes[aria-busy]')) return false
  dropHeldAdd()
  const timer = other ? window.setTimeout(sendHeldAdd, maxWaitMs) : 0
  heldAdd = { form, intent, timer, send }
  return true
}

/** Submits the held form when the sibling's page did not load. @returns whether there was one */
export function sendHeldAdd(): boolean {
  const held = heldAdd
  dropHeldAdd()
  if (!held?.form.isConnected || !hasOtherChoice(held.form) || !navigator.onLine) return false
  held.send(takeForm(held.form, null))
  return true
}

/** Remembers the options chosen for the product at `path`, also while its sibling loads. */
export function rememberChosen(path: string, texts: string[]): void {
  chosen = texts
  if (handover && handover.path !== path) handover.chosen = texts
}

export function startHandover(path: string): void {
  const form = document.querySelector<HTMLFormElement>('form#purchase')
  handover = form && { form, path, chosen }
}

/** Option texts chosen on the page that led to `path`. */
export function chosenBefore(path: string): string[] {
  return handover?.path === path ? handover.chosen : []
}

/** Current values of the form that led to the product at `path`; null without one. */
export function typedBefore(path: string): Record<string, string> | null {
  if (handover?.path !== path) return null
  const count = handover.form.querySelector<HTMLInputElement>('#quantity')
  const fields = Object.entries(typedValues(new FormData(handover.form)))
  // Empty fields matter only in a refused form, and the minimum count is each product's own.
  const isTyped = ([name, value]: [string, string]) =>
    value !== '' && !(name === 'quantity' && value === count?.min)
  return Object.fromEntries(fields.filter(isTyped))
}

/** Ends the handover when the shopper went to another page. */
export function endHandover(): void {
  if (handover && new URL(handover.path, location.href).pathname === location.pathname) return
  handover = null
  dropHeldAdd()
}

/** Takes the click held for the product at `path`, whose page is here now; null without one. */
export function takeHeldAdd(path: string): string | null {
  const intent = handover?.path === path ? (heldAdd?.intent ?? null) : null
  handover = null
  dropHeldAdd()
  return intent
}
