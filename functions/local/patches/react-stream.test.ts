import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createElement as h, type ReactNode, Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { joinChunks, joinText } from './react-stream'

const require = createRequire(import.meta.url)
const file = require
  .resolve('react-dom/package.json')
  .replace('package.json', 'cjs/react-dom-server.browser.production.min.js')
const source = readFileSync(file, 'utf8')

type Render = (node: ReactNode) => Promise<ReadableStream<Uint8Array>>

/** Evaluates a server build of react-dom as the CommonJS module it is. */
function load(code: string): Render {
  const module = { exports: {} as { renderToReadableStream: Render } }
  new Function('require', 'exports', 'module', code)(require, module.exports, module)
  return module.exports.renderToReadableStream
}

type Wait = { done: boolean; promise: Promise<void> }

function Late({ wait }: { wait: Wait }): ReactNode {
  if (!wait.done) throw wait.promise
  return h('p', null, 'Yorumlar: ', 'çok iyi, ışıl ışıl 🛍️'.repeat(80))
}

/** A page with adjacent texts, multibyte letters, a long chunk and a suspended part. */
function page(wait: Wait): ReactNode {
  return h(
    'main',
    { id: 'içerik', title: 'a"b<c' },
    'Öğrenci ',
    'defteri ',
    12,
    ' 1.299,90 ₺',
    h('ul', null, ...Array.from({ length: 60 }, (_, i) => h('li', { key: i }, `Ürün ${i} & şık`))),
    h('p', null, 'ğüşıöç <b>'.repeat(100)),
    h(Suspense, { fallback: h('p', null, 'Birazdan') }, h(Late, { wait })),
    h('footer', null, 'İletişim'),
  )
}

async function read(render: Render): Promise<{ bytes: Buffer; chunks: Buffer[] }> {
  let arrive = () => {}
  const wait: Wait = { done: false, promise: Promise.resolve() }
  wait.promise = new Promise<void>((resolve) => {
    arrive = () => {
      wait.done = true
      resolve()
    }
  })
  const stream = await render(page(wait))
  const chunks: Buffer[] = []
  const reader = stream.getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return { bytes: Buffer.concat(chunks), chunks }
    chunks.push(Buffer.from(value))
    if (Buffer.concat(chunks).includes('İletişim')) arrive()
  }
}

describe("React's stream with joined chunks", () => {
  it('sends the same bytes as the stock build', async () => {
    const stock = await read(load(source))
    const joined = await read(load(joinChunks(source)))
    expect(joined.bytes.toString()).toBe(stock.bytes.toString())
    expect(joined.bytes.equals(stock.bytes)).toBe(true)
    expect(joined.bytes.toString()).toContain('ışıl ışıl 🛍️')
  })

  it('gives the same as a stream of text', async () => {
    const stock = await read(load(source))
    const text = await read(load(joinText(source)))
    expect(text.bytes.equals(stock.bytes)).toBe(true)
  })

  it('still streams: the page first, the suspended part later', async () => {
    const { chunks } = await read(load(joinChunks(source)))
    expect(chunks).toHaveLength(2)
    expect(chunks[0]?.toString()).toContain('Birazdan')
    expect(chunks[1]?.toString()).toContain('Yorumlar')
  })

  it('refuses a source it does not know', () => {
    expect(() => joinChunks(source.replace('function p(a,b)', 'function pp(a,b)'))).toThrow(
      /react-dom's server build is not the one/,
    )
  })
})
