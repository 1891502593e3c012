import { text } from '~/backend/http/fields'
import { atEnd } from './at-end'
import type { CardReader } from './cards/read-cards'
import type { Label } from './page-source'
import { classesOf } from './read-parts'

const labelTags = /^(?:label|legend|dt|th)$/
const labelClass =
  /label|caption|(?:option|variant|feature|group|attribute|swatch)[-_]?(?:title|name)/i
const choices = ['hidden', 'radio', 'checkbox']
const unread = /^(?:script|style|template|noscript|head)$/
const placeholder = /^(?:lütfen )?(?:seç|choose|select|bitte w|اختر)/i
const longest = 30

/** Collects the short texts of a page beside its cards, in order. */
export class LabelReader {
  readonly labels: Label[] = []
  private words = ''
  private readonly depth = { label: 0, unread: 0 }

  constructor(private readonly cards: CardReader) {}

  element(element: Element): void {
    this.endWords()
    const { tagName } = element
    const isLabel =
      labelTags.test(tagName) || classesOf(element).some((one) => labelClass.test(one))
    const [label, skipped] = [Number(isLabel), Number(unread.test(tagName))]
    const isField = tagName === 'input' && !choices.includes(element.getAttribute('type') ?? '')
    if (isField) this.labels.push({ words: '', isLabel: false })
    this.depth.label += label
    this.depth.unread += skipped
    atEnd(element, () => {
      this.endWords()
      this.depth.label -= label
      this.depth.unread -= skipped
    })
  }

  text(text: string): void {
    this.words += text
  }

  private endWords(): void {
    const words = text.parse(this.words).replace(/\s+/g, ' ').trim()
    this.words = ''
    if (words === '' || words.length > longest || this.cards.isInside || this.depth.unread > 0)
      return
    const isLabel = (this.depth.label > 0 || words.endsWith(':')) && !/\d/.test(words)
    if (!placeholder.test(words)) this.labels.push({ words, isLabel })
  }
}

/** What a page calls a group of options: the label right before them all; '' for none. */
export function labelOfOptions(labels: Label[], options: string[]): string {
  const known = new Set(options)
  for (const [at, { words, isLabel }] of labels.entries()) {
    if (!isLabel || known.has(words)) continue
    const end = labels.findIndex((next, place) => place > at && !known.has(next.words))
    const next = labels.slice(at + 1, end < 0 ? undefined : end).map((one) => one.words)
    if (new Set(next).size === known.size) return words.replace(/\s*:.*$/, '')
  }
  return ''
}
