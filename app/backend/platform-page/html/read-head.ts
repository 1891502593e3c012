import { atEnd } from './at-end'

const codes = /^([a-z]{2})(?:-[a-z]{2})?$/i

/** Collects title, `meta` and links of a page, and the last page of a list that its links name. */
export class HeadReader {
  title = ''
  readonly meta: Record<string, string> = {}
  readonly alternates: Record<string, string> = {}
  language = ''
  lastPage = 1
  logo = ''
  heading = ''
  base = ''
  canonical = ''
  private titles = 0
  private isTitle = false
  private isHeading = false

  element(element: Element): void {
    const { tagName } = element
    if (tagName === 'title') this.openTitle(element)
    else if (tagName === 'h1') this.openHeading(element)
    else if (tagName === 'html')
      this.language = codes.exec(element.getAttribute('lang') ?? '')?.[1] ?? ''
    else if (tagName === 'meta') this.readMeta(element)
    else if (tagName === 'link') this.readLink(element)
    else if (tagName === 'a') this.readPaging(element)
    else if (tagName === 'img') this.readLogo(element)
    else if (tagName === 'base') this.base ||= element.getAttribute('href') ?? ''
  }

  text(text: string): void {
    if (this.isTitle) this.title += text
    if (this.isHeading) this.heading += text
  }

  /** Drawings have titles too: only the first is the page's. */
  private openTitle(element: Element): void {
    this.titles += 1
    this.isTitle = this.titles === 1
    atEnd(element, () => {
      this.isTitle = false
    })
  }

  private openHeading(element: Element): void {
    this.isHeading = this.heading.trim() === ''
    atEnd(element, () => {
      this.isHeading = false
    })
  }

  private readMeta(element: Element): void {
    const name = element.getAttribute('property') ?? element.getAttribute('name')
    if (name) this.meta[name] ??= element.getAttribute('content') ?? ''
  }

  private readLink(element: Element): void {
    const href = element.getAttribute('href') ?? ''
    const rel = element.getAttribute('rel')
    if (rel === 'canonical') this.canonical ||= href
    if (rel === 'next') this.readPaging(element)
    const [, code] = codes.exec(element.getAttribute('hreflang') ?? '') ?? []
    if (code && rel === 'alternate') this.alternates[code] ??= href
  }

  private readPaging(element: Element): void {
    const page = Number(/[?&;]pg=(\d{1,4})\b/.exec(element.getAttribute('href') ?? '')?.[1] ?? 1)
    this.lastPage = Math.max(this.lastPage, page)
  }

  private readLogo(element: Element): void {
    const named = ['id', 'class', 'src'].map((name) => element.getAttribute(name) ?? '').join(' ')
    if (/logo/i.test(named)) this.logo ||= element.getAttribute('alt') ?? ''
  }
}
