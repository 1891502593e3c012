import type { Letter } from '../support/page/form'
import { Page } from '../support/page/page'
import { Visitor } from '../support/visitor'

/** The maximum number of redirects of one click. */
const maxRedirects = 6

/** A browser without script: opens URLs, sends forms, follows redirects, saves cookies. */
export class Shopper {
  /** The last page. */
  page: Page | undefined
  /** A cookie jar for each site. */
  readonly #visitors = new Map<string, Visitor>()

  constructor(readonly origin: string) {}

  async open(to: string): Promise<Page> {
    const { visitor, path, url } = this.#at(to)
    return this.#arrive(await visitor.get(path), url)
  }

  /** The page of a URL: without a request if it was loaded last and nothing was sent from it. */
  async stayAt(path: string): Promise<Page> {
    const { page } = this
    return page && new URL(page.url).pathname === path ? page : this.open(path)
  }

  /** Sends a form's data and follows the redirect. */
  async send(letter: Letter): Promise<Page> {
    return this.#arrive(await this.post(letter), letter.action)
  }

  /** Sends a form's data without following the redirect. */
  async post(letter: Letter): Promise<Response> {
    const { visitor, path } = this.#at(letter.action)
    this.page = undefined
    const body = new URLSearchParams(letter.pairs)
    if (letter.method === 'get') return visitor.get(`${path.split('?')[0]}?${body}`)
    return visitor.post(path, body, { headers: { referer: letter.from } })
  }

  async #arrive(first: Response, from: string): Promise<Page> {
    let response = first
    let at = from
    for (let tried = 0; tried < maxRedirects; tried += 1) {
      const to = response.headers.get('location')
      if (to === null || response.status < 300 || response.status > 399) break
      await response.arrayBuffer()
      const next = this.#at(new URL(to, at).href)
      at = next.url
      response = await next.visitor.get(next.path)
    }
    const html = await response.text()
    if (response.status >= 500) throw new Error(`${at} answered ${response.status}.`)
    this.page = new Page(at, response.status, html)
    return this.page
  }

  #at(to: string): { visitor: Visitor; path: string; url: string } {
    const { origin, pathname, search, href } = new URL(to, this.origin)
    const visitor = this.#visitors.get(origin) ?? new Visitor(origin)
    this.#visitors.set(origin, visitor)
    return { visitor, path: pathname + search, url: href }
  }
}
