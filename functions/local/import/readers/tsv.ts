import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { FeedError } from '../feed-error'
import { addField, attributeName, type RawItem } from './raw-item'

/** Longer rows come from a quote that nobody closes; in characters. */
const MAX_ROW = 1_000_000
const GROUP = 200

const lists = new Set(['additional_image_link'])

type Row = { record: string[]; info: { lines: number } }

function itemOf(names: string[], { record }: Row, line: number): RawItem {
  const fields: RawItem['fields'] = {}
  names.forEach((name, index) => {
    const value = record[index] ?? ''
    for (const one of lists.has(name) ? value.split(/,(?=\s*https?:)/) : [value])
      addField(fields, name, one)
  })
  return record.length > names.length
    ? {
        line,
        fields,
        fault: `The row has ${record.length} columns, the first line ${names.length}`,
      }
    : { line, fields }
}

/** Reads Google Merchant's feed as a table: names in the first line, columns separated by tabs. @throws FeedError */
export async function* readTsv(texts: AsyncIterable<string>): AsyncGenerator<RawItem[]> {
  const rows = Readable.from(texts).pipe(
    parse({
      delimiter: '\t',
      info: true,
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_ROW,
    }),
  )
  let names: string[] | undefined
  let line = 1
  let items: RawItem[] = []
  try {
    for await (const row of rows as AsyncIterable<Row>) {
      if (names) items.push(itemOf(names, row, line))
      else names = row.record.map(attributeName)
      line = row.info.lines + 1
      if (items.length < GROUP) continue
      yield items
      items = []
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new FeedError(
      `The table cannot be read from line ${line} on; nothing has changed: ${error.message}`,
    )
  }
  yield items
}
