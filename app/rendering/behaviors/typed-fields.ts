/** Key in session storage, and name in the window of what the document found there (first-script). */
const key = 'vitrinTyped'

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** The content of a field: its value, or whether it is ticked. */
type Content = string | boolean
/** What was typed, by the name of its field. */
export type TypedFields = [name: string, content: Content][]
type SavedFields = { at: string; fields: TypedFields }

/** Hidden fields, passwords (also displayed ones), codes, files, and consents, which apply to the text that was read. */
const excluded = [
  '[type="hidden"]',
  '[type="file"]',
  '.password-field *',
  '[autocomplete="one-time-code"]',
  '[name="security_code"]',
  '[type="checkbox"][required]',
].join()
const navigating = '[data-behavior~="update-list"], [data-behavior~="attributes"]'

export const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement
export const isTick = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

function namedFields(): Map<string, Field> {
  const found = new Map<string, Field>()
  const all: unknown[] = [...document.querySelectorAll('main :is(input, select, textarea)')]
  for (const field of all.filter(isField)) {
    if (field.form?.method !== 'post' || !field.name) continue
    if (field.matches(excluded) || field.closest(navigating)) continue
    const name = isTick(field) ? `${field.name}=${field.value}` : field.name
    let count = 0
    while (found.has(`${name} ${count}`)) count += 1
    found.set(`${name} ${count}`, field)
  }
  return found
}

/** What a field of an answered page holds: the server has written what was typed, so nothing looks changed. */
function answeredContent(field: Field): Content | null {
  if (isTick(field)) return field.checked
  return field.value === '' && !('defaultValue' in field && field.defaultValue) ? null : field.value
}

/** Whether it holds something else than the server has written. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const [option] = field.selectedOptions
    const standard = [...field.options].find((one) => one.defaultSelected) ?? field.options[0]
    return option !== undefined && option !== standard
  }
  if (isTick(field)) return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

function changedContent(field: Field): Content | null {
  if (field.closest('[data-answered]')) return answeredContent(field)
  if (!isChanged(field)) return null
  return isTick(field) ? field.checked : field.value
}

/** What was typed or chosen on this page, in the forms that `isWanted`. */
export function typedFields(isWanted: (form: HTMLFormElement) => boolean): TypedFields {
  return [...namedFields()].flatMap(([name, field]): TypedFields => {
    const content = field.form && isWanted(field.form) ? changedContent(field) : null
    return content === null ? [] : [[name, content]]
  })
}

/** Saves what was typed on this page for the document that opens next, if it is at `address`. */
export function saveTyped(address: URL | Location): void {
  const fields = typedFields(() => true)
  const saved: SavedFields = { at: address.pathname + address.search, fields }
  try {
    if (fields.length > 0) sessionStorage.setItem(key, JSON.stringify(saved))
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage the fields are typed again.
  }
}

/** Saves what was typed for a reload of this page, unless a change of language has saved it for its own document. */
export function saveForReload(): void {
  if (!isSaved()) saveTyped(location)
}

function isSaved(): boolean {
  try {
    return key in sessionStorage
  } catch {
    return true
  }
}

/** @returns false where the field does not take it yet: a list that depends on another choice comes later */
function fill(field: Field, content: Content): boolean {
  if (typeof content === 'boolean') {
    if (isTick(field) && field.checked !== content) field.click()
    return true
  }
  const lacks = (list: HTMLSelectElement) =>
    [...list.options].every((option) => option.value !== content)
  if (field instanceof HTMLSelectElement && lacks(field)) {
    // As a touch would, this loads the code that brings the whole list.
    field.dispatchEvent(new Event('pointerover', { bubbles: true }))
    return false
  }
  // React notices only a value that is set past its own setter.
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  own?.set?.call(field, content)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}

/** How long lists may take to come, in ms. */
const waitMs = 5000

/** Fills in what was typed; lists that come later are waited for. */
export function fillTyped(typed: TypedFields): void {
  let left = typed
  const observer = new MutationObserver(fillIn)
  function fillIn() {
    const fields = namedFields()
    left = left.filter(([name, content]) => {
      const field = fields.get(name)
      return !field || !fill(field, content)
    })
    if (left.length === 0) observer.disconnect()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  fillIn()
  setTimeout(() => observer.disconnect(), waitMs)
}

/** Fills in what was saved for this page, once. */
export const restoreTyped = (): void => fillTyped(takeSaved())

function takeSaved(): TypedFields {
  try {
    const saved = JSON.parse(sessionStorage.getItem(key) ?? 'null') as SavedFields | null
    sessionStorage.removeItem(key)
    return saved?.at === location.pathname + location.search ? saved.fields : []
  } catch {
    return []
  }
}
