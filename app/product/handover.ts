import { allTyped } from '~/cart/typed'

/** So long a press waits for the page of the chosen product before the server is asked to lead there. */
const patienceMs = 4000

type Press = { form: HTMLFormElement; intent: string; timer: number }

/** What is chosen of the product on this page, in words. */
let chosen: string[] = []
/** A product's form whose shopper goes on to the sibling at `path`, with what was chosen beside it. */
let left: { form: HTMLFormElement; path: string; chosen: string[] } | null = null
let held: Press | null = null

const isOther = (field: Element) =>
  field instanceof HTMLSelectElement &&
  field.name === 'attribute' &&
  ![...field.selectedOptions].some((option) => option.defaultSelected)
const showsOther = (form: HTMLFormElement) => [...form.elements].some(isOther)

function dropPress(): void {
  clearTimeout(held?.timer)
  held = null
}

/**
 * Keeps a press for the page of the sibling that is chosen on screen, which is on its way.
 * @returns whether it was kept; where nothing else is chosen the press means this product
 */
export function holdPress(form: HTMLFormElement, intent: string): boolean {
  const other = showsOther(form)
  if (!other && !document.querySelector('.attrs[aria-busy]')) return false
  dropPress()
  const timer = other ? window.setTimeout(sendHeldPress, patienceMs) : 0
  held = { form, intent, timer }
  return true
}

/**
 * Has the browser send the form whose chosen page did not come: the server leads there, with a word and what was typed.
 * @returns whether there was one to send
 */
export function sendHeldPress(): boolean {
  const press = held
  dropPress()
  if (!press?.form.isConnected || !showsOther(press.form) || !navigator.onLine) return false
  press.form.submit()
  return true
}

/** Says what is chosen of the product at `path`, in words; also while its sibling's page is on its way. */
export function rememberChosen(path: string, words: string[]): void {
  chosen = words
  if (left && left.path !== path) left.chosen = words
}

/** Says where the product's form on this page leads. */
export function leaveFor(path: string): void {
  const form = document.querySelector<HTMLFormElement>('form#purchase')
  left = form && { form, path, chosen }
}

/** What was chosen of the product whose page led to the one at `path`, in words. */
export function chosenBefore(path: string): string[] {
  return left?.path === path ? left.chosen : []
}

/** What the form held, to its last letter, that led to the product at `path`; null where none did. */
export function typedBefore(path: string): Record<string, string> | null {
  if (left?.path !== path) return null
  const count = left.form.querySelector<HTMLInputElement>('#quantity')
  const fields = Object.entries(allTyped(new FormData(left.form)))
  // An empty field is a fault only in a form that was refused, and the least count is each product's own.
  const isTyped = ([name, value]: [string, string]) =>
    value !== '' && !(name === 'quantity' && value === count?.min)
  return Object.fromEntries(fields.filter(isTyped))
}

/** Forgets all of it where the shopper went on to another page than the chosen one. */
export function dropElsewhere(): void {
  if (left && new URL(left.path, location.href).pathname === location.pathname) return
  left = null
  dropPress()
}

/** The press that waited for the page of the product at `path`, which is there now; null where none did. */
export function takePress(path: string): string | null {
  const intent = left?.path === path ? (held?.intent ?? null) : null
  left = null
  dropPress()
  return intent
}
