import { text as wireText } from '~/backend/http/fields'
import { atEnd } from './at-end'

const beside = /^(?:header|footer|nav|aside|form|script|style|noscript|template|head)$/

const sentences = [
  /(?:^|[^\d.,])0 (?:adet )?(?:ürün|sonuç|products?\b|results?\b|items?\b|produkte?\b|artikel\b|treffer\b|ergebnisse?\b)/,
  /(?:ürün|sonuç|kayit) (?:bulunama|bulunmamakta|bulunmuyor|yok\b)/,
  /no (?:matching )?(?:products?|results?|items?) (?:were |was )?found|did not match any/,
  /keine (?:passenden )?(?:produkte|artikel|treffer|ergebnisse)/,
  /لا توجد (?:منتجات|نتائج)|لم يتم العثور/,
]

export class NoneReader {
  private words = ''
  private besideDepth = 0

  /** @param isBelow whether it begins below the heading, as a piece of a page does */
  constructor(private isBelow = false) {}

  element(element: Element): void {
    const { tagName } = element
    if (tagName === 'h1' || tagName === 'main') this.isBelow = true
    if (!beside.test(tagName)) return
    this.besideDepth += 1
    atEnd(element, () => {
      this.besideDepth -= 1
    })
  }

  text(text: string): void {
    if (this.isBelow && this.besideDepth === 0) this.words += text
  }

  get hasNoGoods(): boolean {
    const lower = wireText.parse(this.words).toLocaleLowerCase('tr').replaceAll('ı', 'i')
    const plain = lower.replace(/\s+/g, ' ')
    return sentences.some((sentence) => sentence.test(plain))
  }
}
