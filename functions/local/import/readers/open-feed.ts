import { isUtf8 } from 'node:buffer'
import { createReadStream, statSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { FeedError } from '../feed-error'
import { readJsonLines } from './json-lines'
import type { Reader } from './raw-item'
import { readTsv } from './tsv'
import { readXml } from './xml'

export type Feed = {
  format: 'XML' | 'TSV' | 'JSON-LD'
  read: Reader
  texts: AsyncIterable<string>
  /** The share of the file that has been read, 0 to 1. */
  progress: () => number
}

/** The encoding: of the byte order mark, else as the XML declares it, else UTF-8, else what Turkish Windows writes. */
function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const declared = /^[^<]{0,3}<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head.toString('latin1'))
  if (declared?.[1]) return declared[1]
  // The first part of a file may end within a letter.
  const end = head.findLastIndex((byte) => byte < 0x80) + 1
  return isUtf8(head.subarray(0, end)) ? 'utf-8' : 'windows-1254'
}

function formatOf(head: string): Pick<Feed, 'format' | 'read'> | null {
  const text = head.trimStart()
  if (text.startsWith('<')) return { format: 'XML', read: readXml }
  if (text.startsWith('{')) return { format: 'JSON-LD', read: readJsonLines }
  const [names = ''] = text.split(/\r?\n/)
  const columns = names.split('\t').map((name) => name.replaceAll('"', '').trim())
  const hasId = columns.some((name) => /^(?:g:)?id$/i.test(name))
  return columns.length > 1 && hasId ? { format: 'TSV', read: readTsv } : null
}

function decoderOf(encoding: string, file: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch {
    throw new FeedError(`${file} names the encoding "${encoding}", which is not known here.`)
  }
}

async function* textsOf(
  head: Buffer,
  rest: AsyncIterator<Buffer>,
  decoder: TextDecoder,
): AsyncGenerator<string> {
  yield decoder.decode(head, { stream: true })
  for (let next = await rest.next(); !next.done; next = await rest.next())
    yield decoder.decode(next.value, { stream: true })
  yield decoder.decode()
}

function sizeOf(file: string): number {
  const stat = statSync(file, { throwIfNoEntry: false })
  if (!stat?.isFile()) throw new FeedError(`There is no file ${file}.`)
  return stat.size
}

/** Opens a feed, packed by gzip or not, and finds out its format. @throws FeedError when there is none */
export async function openFeed(file: string): Promise<Feed> {
  const size = sizeOf(file)
  const bytes = createReadStream(file)
  const unpacked: Readable = /\.gz$/i.test(file) ? bytes.pipe(createGunzip()) : bytes
  const chunks: AsyncIterator<Buffer> = unpacked[Symbol.asyncIterator]()
  const first = await chunks.next()
  const head: Buffer = first.done ? Buffer.alloc(0) : first.value
  const decoder = decoderOf(encodingOf(head), file)
  const start = new TextDecoder(decoder.encoding).decode(head)
  if (start.trim() === '') throw new FeedError(`${file} is empty.`)
  const format = formatOf(start)
  if (!format)
    throw new FeedError(
      `${file} is no product feed: Google Merchant's XML, its table with tabs (TSV), or JSON-LD with one product per line.`,
    )
  return {
    ...format,
    texts: textsOf(head, chunks, decoder),
    progress: () => (size === 0 ? 1 : bytes.bytesRead / size),
  }
}
