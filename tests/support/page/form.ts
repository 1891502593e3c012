import { accessibleName } from './accessible'
import { ancestors, attribute, type Element, everyElement, has, textOf } from './dom'

/** What a form needs to know about its page. */
type Page = { url: string; byId: ReadonlyMap<string, Element>; everything: readonly Element[] }

export type Pair = [name: string, value: string]

/** What a browser would send, whoever presses the button and whenever. Keep one to send it again. */
export type Letter = { action: string; method: 'get' | 'post'; pairs: Pair[]; from: string }

const isOff = (field: Element): boolean =>
  has(field, 'disabled') ||
  ancestors(field).some(
    (one) =>
      one.tagName === 'datalist' ||
      (one.tagName === 'fieldset' &&
        has(one, 'disabled') &&
        !ancestors(field).some((a) => a.tagName === 'legend' && a.parentNode === one)),
  )

const optionValue = (option: Element): string => attribute(option, 'value') ?? textOf(option)

/** The options of a select, including those of its groups. */
export const optionsOf = (select: Element): Element[] =>
  everyElement(select).filter((one) => one.tagName === 'option')

/** What an unchanged field sends; for a list every chosen option. */
export function startValues(field: Element): string[] {
  const type = attribute(field, 'type') ?? 'text'
  if (field.tagName === 'textarea') return [textOf(field)]
  if (field.tagName === 'select') {
    const options = optionsOf(field)
    const chosen = options.filter((one) => has(one, 'selected'))
    if (has(field, 'multiple')) return chosen.map(optionValue)
    const one = chosen.at(-1) ?? options.find((option) => !has(option, 'disabled'))
    return one ? [optionValue(one)] : []
  }
  if (type === 'checkbox' || type === 'radio')
    return has(field, 'checked') ? [attribute(field, 'value') ?? 'on'] : []
  return [attribute(field, 'value') ?? '']
}

/** A displayed form, with values typed, ticked and chosen in it. */
export class Form {
  readonly #values = new Map<Element, string[]>()
  readonly #fields: Element[]

  constructor(
    readonly page: Page,
    readonly element: Element,
  ) {
    const id = attribute(element, 'id')
    this.#fields = page.everything.filter((one) => {
      if (!['input', 'select', 'textarea', 'button'].includes(one.tagName)) return false
      const of = attribute(one, 'form')
      return of === undefined ? ancestors(one).includes(element) : of === id
    })
    for (const field of this.#fields)
      if (field.tagName !== 'button') this.#values.set(field, startValues(field))
  }

  /** The form of a button or field; a form returns itself. */
  static of(element: Element, page: Page): Form {
    const id = attribute(element, 'form')
    const form =
      element.tagName === 'form'
        ? element
        : id !== undefined
          ? page.byId.get(id)
          : ancestors(element).find((one) => one.tagName === 'form')
    if (!form) throw new Error(`${page.url}: "${textOf(element)}" stands in no form.`)
    return new Form(page, form)
  }

  #named(name: string | RegExp): Element[] {
    return this.#fields.filter((one) => {
      if (attribute(one, 'type') === 'hidden' || one.tagName === 'button') return false
      const own = accessibleName(one, this.page.byId)
      return typeof name === 'string' ? own === name : name.test(own)
    })
  }

  /** Labels of the fields that can be filled in, for the message about a missing one. */
  get labels(): string[] {
    return this.#named(/^/).map((one) => accessibleName(one, this.page.byId))
  }

  hasField(name: string | RegExp): boolean {
    return this.#named(name).length > 0
  }

  value(name: string | RegExp): string {
    return this.#values.get(this.#one(name))?.[0] ?? ''
  }

  #one(name: string | RegExp): Element {
    const [field] = this.#named(name)
    if (field) return field
    throw new Error(`${this.page.url}: no field ${name}; there are: ${this.labels.join(' | ')}`)
  }

  write(name: string | RegExp, text: string): this {
    this.#values.set(this.#one(name), [text])
    return this
  }

  /** Types into a field that was found on the page. */
  writeInto(field: Element, text: string): this {
    this.#values.set(field, [text])
    return this
  }

  /** Ticks a checkbox or a radio button, which unticks its group. */
  tick(name: string | RegExp, on = true): this {
    return this.tickField(this.#one(name), on)
  }

  /** Ticks a checkbox or radio button that was found on the page. */
  tickField(field: Element, on = true): this {
    if (attribute(field, 'type') === 'radio')
      for (const other of this.#fields)
        if (attribute(other, 'name') === attribute(field, 'name')) this.#values.set(other, [])
    this.#values.set(field, on ? [attribute(field, 'value') ?? 'on'] : [])
    return this
  }

  #sentAs(sent: string): Element {
    const field = this.#fields.find((one) => attribute(one, 'name') === sent)
    if (field) return field
    throw new Error(`${this.page.url}: no field is sent as ${sent}.`)
  }

  /** Ticks the control with a field name, if its label contains a price or a percentage. */
  tickSent(sent: string): this {
    const field = this.#sentAs(sent)
    this.#values.set(field, [attribute(field, 'value') ?? 'on'])
    return this
  }

  /** Types into the control with a field name. */
  writeSent(sent: string, text: string): this {
    return this.writeInto(this.#sentAs(sent), text)
  }

  /** Chooses the first non-empty option of a list, if the list exists. */
  chooseSent(sent: string): this {
    const field = this.#fields.find((one) => attribute(one, 'name') === sent)
    const option = field && optionsOf(field).find((one) => optionValue(one) !== '')
    if (field && option) this.#values.set(field, [optionValue(option)])
    return this
  }

  /** Chooses an option by its text. */
  choose(name: string | RegExp, option: string | RegExp): this {
    const field = this.#one(name)
    const found = optionsOf(field).find((one) =>
      typeof option === 'string' ? textOf(one) === option : option.test(textOf(one)),
    )
    if (!found)
      throw new Error(
        `${this.page.url}: ${name} has no option ${option}; there are: ${optionsOf(field).map(textOf).join(' | ')}`,
      )
    this.#values.set(field, [optionValue(found)])
    return this
  }

  options(name: string | RegExp): string[] {
    return optionsOf(this.#one(name)).map(textOf)
  }

  /** What the browser sends when this button is pressed; without one, when Enter is pressed. */
  press(button?: Element): Letter {
    const by = button ?? this.#fields.find((one) => this.#isSubmit(one) && !isOff(one))
    const action = (by && attribute(by, 'formaction')) ?? attribute(this.element, 'action') ?? ''
    const method = (by && attribute(by, 'formmethod')) ?? attribute(this.element, 'method') ?? 'get'
    const pairs: Pair[] = []
    for (const field of this.#fields) {
      const name = attribute(field, 'name')
      if (!name || isOff(field)) continue
      if (field === by) pairs.push([name, attribute(field, 'value') ?? ''])
      else if (!this.#isSubmit(field) && field.tagName !== 'button')
        for (const value of this.#values.get(field) ?? []) pairs.push([name, value])
    }
    return {
      action: new URL(action || this.page.url, this.page.url).href,
      method: method.toLowerCase() === 'post' ? 'post' : 'get',
      pairs,
      from: this.page.url,
    }
  }

  #isSubmit(field: Element): boolean {
    const type = attribute(field, 'type')
    if (field.tagName === 'button') return (type ?? 'submit') === 'submit'
    return field.tagName === 'input' && (type === 'submit' || type === 'image')
  }
}
