import { itemsOfDocument } from './json-ld'
import type { RawItem } from './raw-item'

function itemsOfLine(text: string, line: number): RawItem[] {
  if (text.trim() === '') return []
  try {
    const items = itemsOfDocument(JSON.parse(text))
    if (items.length > 0) return items.map((item) => ({ line, ...item }))
    return [{ line, fields: {}, fault: 'The line holds no Product and no ProductGroup' }]
  } catch {
    return [{ line, fields: {}, fault: 'The line is no JSON' }]
  }
}

/** Reads schema.org's products as JSON-LD, one document per line. */
export async function* readJsonLines(texts: AsyncIterable<string>): AsyncGenerator<RawItem[]> {
  let rest = ''
  let line = 1
  for await (const text of texts) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    yield lines.flatMap((one) => itemsOfLine(one, line++))
  }
  yield itemsOfLine(rest, line)
}
