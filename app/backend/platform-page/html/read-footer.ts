import { atEnd } from './at-end'
import type { FooterLink } from './page-source'

const named = /(?:^|\s)footer/i

/** Collects the links of a page's footer: of the last `footer` element that has any, else of what a theme names so. */
export class FooterReader {
  private readonly tags: FooterLink[][] = []
  private readonly names: FooterLink[][] = []
  private readonly depth = { tags: 0, names: 0 }
  private link: FooterLink | null = null

  get links(): FooterLink[] {
    const hasLinks = (links: FooterLink[]) => links.length > 0
    return this.tags.findLast(hasLinks) ?? this.names.findLast(hasLinks) ?? []
  }

  element(element: Element): void {
    const of = (name: string) => element.getAttribute(name) ?? ''
    if (element.tagName === 'footer') this.enter(element, 'tags')
    else if (named.test(of('class')) || named.test(of('id'))) this.enter(element, 'names')
    const isInside = this.depth.tags + this.depth.names > 0
    if (isInside && element.tagName === 'a') this.open(element, { href: of('href'), words: '' })
  }

  text(text: string): void {
    if (this.link) this.link.words += text
  }

  private enter(element: Element, kind: 'tags' | 'names'): void {
    if (this.depth[kind] === 0) this[kind].push([])
    this.depth[kind] += 1
    atEnd(element, () => {
      this.depth[kind] -= 1
    })
  }

  private open(element: Element, link: FooterLink): void {
    this.link = link
    for (const kind of ['tags', 'names'] as const)
      if (this.depth[kind] > 0) this[kind].at(-1)?.push(link)
    atEnd(element, () => {
      this.link = null
    })
  }
}
