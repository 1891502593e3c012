import { accessibleName } from './accessible'
import { DocumentIndex } from './document-index'
import {
  ancestors,
  attribute,
  contentOf,
  type Element,
  everyElement,
  has,
  parseDocument,
  rawTextOf,
  textOf,
} from './dom'
import { Form, optionsOf, startValues } from './form'

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

  /** The text with its original spaces: money contains non-breaking spaces. */
  get rawText(): string {
    return rawTextOf(this.element)
  }

  /** The source of a script or style. */
  get content(): string {
    return contentOf(this.element)
  }

  get name(): string {
    return accessibleName(this.element, this.page.byId)
  }

  attribute(name: string): string | undefined {
    return attribute(this.element, name)
  }

  queryAllByRole(role: string, name?: Named): Part[] {
    const found = this.page.index.withRole(this.element, role)
    const named =
      name === undefined
        ? found
        : found.filter((one) => fits(accessibleName(one, this.page.byId), name))
    return named.map((one) => new Part(this.page, one))
  }

  queryByRole(role: string, name?: Named): Part | undefined {
    return this.queryAllByRole(role, name)[0]
  }

  /** @throws when there is none; the message names the page */
  getByRole(role: string, name?: Named): Part {
    const found = this.queryByRole(role, name)
    if (found) return found
    const there = this.queryAllByRole(role).map((one) => one.name)
    throw new Error(
      `${this.page.url} has no ${role} ${name ?? ''}; there are: ${there.join(' | ') || 'none'}`,
    )
  }

  /** The parent element. */
  get parent(): Part {
    const [around] = ancestors(this.element)
    return around ? new Part(this.page, around) : this
  }

  /** The elements of a tag, where no role distinguishes them (dt, dd, tr). */
  tags(...names: string[]): Part[] {
    return this.page.index.withTag(this.element, names).map((one) => new Part(this.page, one))
  }

  /** The texts of the elements of a tag, with their original spaces. */
  textsOf(...tags: string[]): string[] {
    return this.tags(...tags).map((one) => one.rawText)
  }

  /** The elements of a tag, or all, including invisible ones: metadata, scripts, stream segments. */
  elements(tag?: string): Part[] {
    return everyElement(this.element)
      .filter((one) => tag === undefined || one.tagName === tag)
      .map((one) => new Part(this.page, one))
  }

  /** The controls with a field name, including hidden ones. */
  fields(name: string): Part[] {
    return ['input', 'select', 'textarea', 'button']
      .flatMap((tag) => this.elements(tag))
      .filter((one) => one.attribute('name') === name)
  }

  /** @throws when there is no control with that name; the message names the page */
  field(name: string): Part {
    const [field] = this.fields(name)
    if (field) return field
    throw new Error(`${this.page.url} sends no ${name}.`)
  }

  /** What an unchanged control sends; for a button its own value. */
  get value(): string {
    if (this.element.tagName === 'button') return this.attribute('value') ?? ''
    return startValues(this.element)[0] ?? ''
  }

  get isChecked(): boolean {
    return has(this.element, 'checked')
  }

  /** The options of a select. */
  get options(): Part[] {
    return optionsOf(this.element).map((one) => new Part(this.page, one))
  }

  /** The URLs of links with a prefix. */
  links(start: string): string[] {
    return this.queryAllByRole('link')
      .map((one) => one.href)
      .filter((href) => href.startsWith(start))
  }

  /** The distinct values of a query parameter in links to a path: the ids of a list. */
  idsOfLinks(path: string, name: string): string[] {
    const addresses = this.links(path).map((href) => new URL(href, 'http://shop'))
    const own = addresses.filter(({ pathname }) => pathname === path)
    return [...new Set(own.flatMap(({ searchParams }) => searchParams.get(name) ?? []))]
  }

  /** The texts of errors that a screen reader announces at once. */
  get alerts(): string[] {
    return this.queryAllByRole('alert').map((one) => one.text)
  }

  /** Terms and their descriptions, from all description lists in the part. */
  terms(): Map<string, string> {
    const found = new Map<string, string>()
    let term = ''
    for (const one of this.tags('dt', 'dd')) {
      if (one.element.tagName === 'dt') term = one.text
      else found.set(term, one.text)
    }
    return found
  }

  /** The URL of a link. */
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
  readonly index: DocumentIndex

  constructor(
    readonly url: string,
    readonly status: number,
    html: string,
  ) {
    const walk = new DocumentIndex(parseDocument(html))
    const root = walk.everything.find((one) => one.tagName === 'html')
    if (!root) throw new Error(`${url} is no document.`)
    super(undefined as never, root)
    ;(this as { page: Page }).page = this
    this.index = walk
  }

  get byId(): ReadonlyMap<string, Element> {
    return this.index.byId
  }

  /** Every element, hidden ones too. */
  get everything(): readonly Element[] {
    return this.index.everything
  }

  get main(): Part {
    return this.getByRole('main')
  }

  /** The notices above the page's content: errors are alerts, all others have the role `status`. */
  notices(role: 'alert' | 'status'): Part[] {
    const inside = new Set(this.main.queryAllByRole(role).map(({ element }) => element))
    return this.queryAllByRole(role).filter(({ element }) => !inside.has(element))
  }

  /** The page's own lists: menus of links, like that beside an account's pages, are not among them. */
  get lists(): Part[] {
    const menus = this.queryAllByRole('navigation').flatMap((menu) => menu.queryAllByRole('list'))
    const inside = new Set(menus.map(({ element }) => element))
    return this.main.queryAllByRole('list').filter(({ element }) => !inside.has(element))
  }

  get heading(): string {
    return this.queryByRole('heading-1')?.text ?? ''
  }

  get language(): string {
    return this.attribute('lang') ?? ''
  }
}

/** Reads a page's HTML as a browser without script shows it. */
export const readPage = (html: string): Page => new Page('http://shop/', 200, html)

/** Reads the page in a response. */
export const pageOf = async (response: Response | Promise<Response>): Promise<Page> =>
  readPage(await (await response).text())
