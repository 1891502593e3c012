import { accessibleName } from './accessible'
import { attribute, type Element, parseDocument, textOf } from './dom'
import { Form } from './form'
import { Walk } from './walk'

type Named = string | RegExp

const fits = (text: string, wanted: Named): boolean =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text)

/** A part of a page, read by role and name as a person reads it. */
export class Part {
  constructor(
    readonly page: Page,
    readonly element: Element,
  ) {}

  get text(): string {
    return textOf(this.element)
  }

  get name(): string {
    return accessibleName(this.element, this.page.byId)
  }

  attribute(name: string): string | undefined {
    return attribute(this.element, name)
  }

  all(role: string, name?: Named): Part[] {
    const found = this.page.walk.withRole(this.element, role)
    const named =
      name === undefined
        ? found
        : found.filter((one) => fits(accessibleName(one, this.page.byId), name))
    return named.map((one) => new Part(this.page, one))
  }

  maybe(role: string, name?: Named): Part | undefined {
    return this.all(role, name)[0]
  }

  /** @throws when there is none; the sentence names the page */
  get(role: string, name?: Named): Part {
    const found = this.maybe(role, name)
    if (found) return found
    const there = this.all(role).map((one) => one.name)
    throw new Error(
      `${this.page.url} has no ${role} ${name ?? ''}; there are: ${there.join(' | ') || 'none'}`,
    )
  }

  /** The elements of a tag, where no role tells them apart (dt, dd, tr). */
  tags(...names: string[]): Part[] {
    return this.page.walk.withTag(this.element, names).map((one) => new Part(this.page, one))
  }

  /** Terms and what is said of them, of all description lists in the part. */
  terms(): Map<string, string> {
    const found = new Map<string, string>()
    let term = ''
    for (const one of this.tags('dt', 'dd')) {
      if (one.element.tagName === 'dt') term = one.text
      else found.set(term, one.text)
    }
    return found
  }

  /** Where a link leads. */
  get href(): string {
    return this.attribute('href') ?? ''
  }

  /** The form that a button sends. */
  get form(): Form {
    return Form.of(this.element, this.page)
  }
}

/** A page as a browser without script shows it. */
export class Page extends Part {
  readonly walk: Walk

  constructor(
    readonly url: string,
    readonly status: number,
    html: string,
  ) {
    const walk = new Walk(parseDocument(html))
    const root = walk.everything.find((one) => one.tagName === 'html')
    if (!root) throw new Error(`${url} is no document.`)
    super(undefined as never, root)
    ;(this as { page: Page }).page = this
    this.walk = walk
  }

  get byId(): ReadonlyMap<string, Element> {
    return this.walk.byId
  }

  /** Every element, hidden ones too. */
  get everything(): readonly Element[] {
    return this.walk.everything
  }

  get main(): Part {
    return this.get('main')
  }

  get heading(): string {
    return this.maybe('heading-1')?.text ?? ''
  }

  get language(): string {
    return this.attribute('lang') ?? ''
  }
}
