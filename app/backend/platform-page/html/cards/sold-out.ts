import { atEnd, isVoid } from '../at-end'

const soldOutClass = /^(?:out-?of-?stock|out-stock|sold-?out|tukendi)$/i
/** What themes say of goods that are sold out, alone in an element. */
export const soldOutWords =
  /^(?:tükend[iİ]|stokta yok|stok yok|sold out|out of stock|ausverkauft|nicht auf lager|نفدت الكمية)[.!]?$/iu

export const isSoldOut = (classes: string[]): boolean =>
  classes.some((one) => soldOutClass.test(one))

const optionTags = /^(?:li|option|label|input|td)$/
const optionClass =
  /(?:^|[-_])(?:size|option|variant|swatch|beden|renk|colou?r|choice)s?(?:$|[-_])/i

/** Whether it may be one of several choices, which alone can be sold out. */
const isChoice = ({ tagName }: Element, classes: string[]): boolean =>
  optionTags.test(tagName) || classes.some((one) => optionClass.test(one))

/** "d-none d-md-block", "hidden md:flex": hidden on a phone alone. */
const atOtherWidths = /^(?:d-)?(?:sm|md|lg|xl|xxl|2xl)[-:](?:block|flex|grid|inline|table)/i

export const isHidden = (element: Element, classes: string[]): boolean =>
  element.hasAttribute('hidden') ||
  /display\s*:\s*none/i.test(element.getAttribute('style') ?? '') ||
  (classes.some((one) => /^(?:d-none|hidden|hide|is-hidden)$/i.test(one)) &&
    !classes.some((one) => atOtherWidths.test(one)))

/** Tells that goods are sold out, by a class or by words that are visible; not by those of a choice. */
export class SoldOutReader {
  private words = ''
  private unread = 0

  constructor(private readonly note: () => void) {}

  element(element: Element, classes: string[]): void {
    this.endWords()
    const isUnread = isChoice(element, classes) || isHidden(element, classes)
    if (this.unread === 0 && !isUnread && isSoldOut(classes)) this.note()
    if (isVoid(element)) return
    this.unread += Number(isUnread)
    atEnd(element, () => {
      this.endWords()
      this.unread -= Number(isUnread)
    })
  }

  text(text: string): void {
    this.words += text
  }

  private endWords(): void {
    const words = this.words.replace(/(?:\s|&nbsp;)+/g, ' ').trim()
    this.words = ''
    if (this.unread === 0 && soldOutWords.test(words)) this.note()
  }
}
