import sax from 'sax'
import { FeedError } from '../feed-error'
import { addField, attributeName, type RawItem } from './raw-item'

const itemNames = new Set(['item', 'entry'])

/** Feeds write `Ev & Bahçe` and `&foo;`; both are texts. HTML's entities are known to the parser. */
const harmless = /^Invalid character(?: in)? entity/

class XmlItems {
  readonly parser = sax.parser(true)
  private items: RawItem[] = []
  private item: RawItem | undefined
  private depth = 0
  private text = ''
  private around = 0

  constructor() {
    const { parser } = this
    parser.onerror = ({ message }) => {
      // The parser reads no further until its error is taken away.
      parser.resume()
      if (this.item && !harmless.test(message))
        this.item.fault ??= `The XML is wrong: ${message.split('\n')[0]}`
    }
    parser.onopentag = ({ name }) => this.open(attributeName(name))
    parser.onclosetag = (name) => this.close(name)
    const add = (text: string) => {
      if (this.depth === 1) this.text += text
    }
    parser.ontext = add
    parser.oncdata = add
  }

  private open(name: string): void {
    if (this.item) {
      this.depth += 1
      if (this.depth === 1) this.text = ''
    } else if (itemNames.has(name)) {
      this.item = { line: this.parser.line + 1, fields: {} }
      this.depth = 0
    } else this.around += 1
  }

  private close(qualified: string): void {
    if (!this.item) {
      this.around -= 1
      return
    }
    if (this.depth === 0) {
      this.items.push(this.item)
      this.item = undefined
      return
    }
    // Values of deeper elements belong to others: the price of a delivery is not the product's.
    if (this.depth === 1) addField(this.item.fields, attributeName(qualified), this.text)
    this.depth -= 1
  }

  take(): RawItem[] {
    const { items } = this
    this.items = []
    return items
  }

  /** @throws FeedError where the file ends within an element */
  finish(): void {
    const { line } = this.parser
    const isWhole = !this.item && this.around === 0
    this.parser.close()
    if (!isWhole)
      throw new FeedError(`The feed breaks off at line ${line + 1}; nothing has changed.`)
  }
}

/** Reads Google Merchant's feed as RSS 2.0 or Atom. @throws FeedError when the file breaks off */
export async function* readXml(texts: AsyncIterable<string>): AsyncGenerator<RawItem[]> {
  const items = new XmlItems()
  for await (const text of texts) {
    items.parser.write(text)
    yield items.take()
  }
  items.finish()
  yield items.take()
}
