import { pathOfLink } from '~/backend/http/shop-origins'
import { atEnd, isVoid } from '../at-end'
import { isNamedIn } from './named-link'

/** Takes back what was read since it was made; whether there was anything. */
export type Undo = () => boolean

/** A link that shows a page, with how many elements are between; bare without words. */
type Showing = { between: number; isBare: boolean }

type Frame = {
  link: string | null
  hrefs: Map<string, Showing>
  plainHrefs: Set<string>
  isTitle: boolean
  shows: boolean
  hasTitle: boolean
  hasName: boolean
  textsFrom: number
  undo: Undo
}

const maxBetween = 4
const entries = /^(?:li|figure)$/
const names = /^h[2-6]$/
const nameClass = /(?:^|[-_])(?:title|name)$/i
const notGoods = /\.(?:jpe?g|png|webp|gif|avif|svg|pdf)(?:[?#]|$)|^(?:#|$)/i
const brandClass = /brand|marka/i
const guides =
  /(?:beden|olcu|numara|size)[-_]?(?:tablosu|rehberi|guide|chart)|(?:garanti|iade|teslimat)[-_](?:kosul|sart)/i
const relatedClass =
  /(?:^|[-_\s])(?:related|similar|recommend\w*|upsells?|cross-?sells?|also-?(?:like|bought)|recently|best-?sellers?|benzer|ilgili|oneri(?:len)?|birlikte|cok-?satan\w*|son-?gez\w*)(?:[-_\s]|$)/i
const relatedWords =
  /(?:benzer|ilgili|öneri\p{L}*|diğer|tamamlayıcı|çok satan|son (?:gez|bak|incele)\p{L}*)\s+(?:\p{L}+\s+)?ürün|benzerleri|öneri(?:ler|miz)|önerdi|çok satanlar|son (?:gez|bak|incele)|birlikte (?:al|bak|iyi)|beğenebil|ilgini|bunlar[ıi]?(?: da|a da)|related|similar (?:products|items)|recommend|you (?:may|might)|also (?:like|bought|view)|recently (?:viewed|seen)|best ?sell|ähnliche (?:produkte|artikel)|empf[eo]hl|kunden (?:kauf|haben|sahen)|passende? (?:produkte|artikel)|zuletzt (?:an)?gesehen|مشابهة|ذات صلة|قد يعجبك/iu

const newFrame = (link: string | null, textsFrom: number, undo: Undo): Frame => ({
  ...{ link, undo, textsFrom, isTitle: false, shows: false, hasTitle: false, hasName: false },
  hrefs: new Map(),
  plainHrefs: new Set(),
})

/** Knows which parts of a product's page are of the product: neither above or below it, nor what shows another page. */
export class OwnPart {
  isBelowTitle = false
  private readonly frames: Frame[] = []
  private readonly depth = { above: 0, outside: 0, name: 0 }
  private heading: { words: string } | null = null
  private isPast = false
  private readonly texts: string[] = []

  /** @param isOwnPage whether a path is what the page calls its own @param save what is read so far */
  constructor(
    private readonly isInCard: () => boolean,
    private readonly isOwnPage: (path: string) => boolean,
    private readonly save: () => Undo,
  ) {}

  get isOwn(): boolean {
    const isAbove = !this.isBelowTitle && this.depth.above > 0
    return !isAbove && !this.isInCard() && !this.isPast && this.depth.outside === 0
  }

  element(element: Element, classes: string[]): void {
    if (this.isInCard()) return
    const { tagName } = element
    this.texts.push('\n')
    const isName = names.test(tagName) || classes.some((one) => nameClass.test(one))
    this.note(tagName, isName)
    if (isVoid(element)) return
    this.enter(element, classes)
    const isInTitle = tagName === 'h1' || this.frames.some(({ isTitle }) => isTitle)
    if (isName && !isInTitle) this.openHeading(element)
    const frame = newFrame(this.linkOf(element, classes), this.texts.length, this.save())
    const isTitle = tagName === 'h1'
    Object.assign(frame, { hasTitle: isTitle, isTitle, hasName: isName })
    this.frames.push(frame)
    atEnd(element, () => this.close(frame, entries.test(tagName)))
  }

  text(text: string): void {
    this.texts.push(text)
    if (this.heading) this.heading.words += text
  }

  private note(tagName: string, isName: boolean): void {
    const around = this.frames.at(-1)
    if (around && (isName || tagName === 'img')) around.shows = true
    if (tagName === 'h1') this.isBelowTitle = true
  }

  private enter(element: Element, classes: string[]): void {
    const { tagName } = element
    const named = `${element.getAttribute('id') ?? ''} ${classes.join(' ')}`
    const isRelated = this.isBelowTitle && tagName !== 'h1' && relatedClass.test(named)
    const above = Number(/^(?:header|aside)$/.test(tagName))
    const outside = Number(isRelated || /^(?:nav|footer)$/.test(tagName))
    this.depth.above += above
    this.depth.outside += outside
    atEnd(element, () => {
      this.depth.above -= above
      this.depth.outside -= outside
    })
  }

  private openHeading(element: Element): void {
    const heading = { words: '' }
    this.depth.name += 1
    this.heading ??= heading
    atEnd(element, () => {
      this.depth.name -= 1
      if (this.heading !== heading) return
      this.heading = null
      const isRelated = heading.words.length <= 80 && relatedWords.test(heading.words)
      if (this.isBelowTitle && isRelated) this.isPast = true
    })
  }

  private linkOf(element: Element, classes: string[]): string | null {
    const href = element.tagName === 'a' ? (element.getAttribute('href') ?? '') : ''
    const isOption = element.hasAttribute('data-group-id') || element.hasAttribute('data-type-id')
    const isGoods =
      ![notGoods, guides].some((one) => one.test(href)) &&
      !isOption &&
      !classes.some((one) => brandClass.test(one))
    const path = isGoods ? pathOfLink(href.replace(/[?#].*$/, '')) : null
    return path === null || path === '/' || this.isOwnPage(path) ? null : path
  }

  private close(frame: Frame, isEntry: boolean): void {
    const at = this.frames.lastIndexOf(frame)
    if (at >= 0) this.frames.splice(at)
    this.texts.push('\n')
    this.noteLink(frame)
    const pages = new Set([...frame.hrefs.keys(), ...(isEntry ? frame.plainHrefs : [])])
    const [page = ''] = pages
    const isOther = !frame.hasTitle && pages.size === 1 && this.isOfPage(frame, page)
    if (isOther && frame.undo()) return
    const around = this.frames.at(-1)
    if (around) join(around, frame, isEntry)
  }

  private wordsOf({ textsFrom }: Pick<Frame, 'textsFrom'>): string {
    return this.texts.slice(textsFrom).join('')
  }

  private noteLink({ link, hrefs, plainHrefs, ...frame }: Frame): void {
    if (link === null) return
    const isNamed = frame.hasName || this.depth.name > 0
    const isBare = !isNamed && this.wordsOf(frame).trim() === ''
    if (frame.shows || this.depth.name > 0) hrefs.set(link, { between: 0, isBare })
    else plainHrefs.add(link)
  }

  /** A picture alone that leads elsewhere may be a brand's logo or a guide: a product is named beside it. */
  private isOfPage({ link, hrefs, plainHrefs, ...frame }: Frame, page: string): boolean {
    if (link !== null || !hrefs.get(page)?.isBare || plainHrefs.has(page)) return true
    return frame.hasName || isNamedIn(this.wordsOf(frame), page)
  }
}

function join(around: Frame, closed: Frame, isEntry: boolean): void {
  around.hasTitle ||= closed.hasTitle
  around.shows ||= closed.shows
  around.hasName ||= closed.hasName
  for (const [href, { between, isBare }] of closed.hrefs) {
    if (between >= maxBetween || closed.hasTitle) continue
    const isBareToo = isBare && around.hrefs.get(href)?.isBare !== false
    around.hrefs.set(href, { between: between + 1, isBare: isBareToo })
  }
  if (!isEntry) for (const href of closed.plainHrefs) around.plainHrefs.add(href)
}
