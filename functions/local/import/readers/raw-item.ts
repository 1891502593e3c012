/** An item as a reader finds it: texts by the attribute names of Google's feed, each as often as the feed has it. */
export type RawItem = {
  line: number
  fields: Record<string, string[]>
  /** Prices that are numbers already, in hundredths of the lira. */
  prices?: { price: number; sale_price?: number }
  fault?: string
}

/** Reads a feed of one format; items come in groups, as the file is read. */
export type Reader = (texts: AsyncIterable<string>) => AsyncGenerator<RawItem[]>

/** Adds a value to a field; empty ones are left out. */
export function addField(fields: RawItem['fields'], name: string, value: string): void {
  const text = value.trim()
  if (text === '') return
  const values = fields[name]
  if (values) values.push(text)
  else fields[name] = [text]
}

/** An attribute's name in every spelling that feeds have. @example attributeName('g:Image Link') // 'image_link' */
export function attributeName(name: string): string {
  const plain = name.trim().toLowerCase()
  return plain.slice(plain.indexOf(':') + 1).replace(/[\s-]+/g, '_')
}
