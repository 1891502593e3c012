import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Pages, readEveryPage } from '../support/every-page'
import { readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

const named: Record<string, string> = {
  ç: '&ccedil;',
  ö: '&ouml;',
  ü: '&#252;',
  ı: '&#x131;',
  İ: '&#304;',
}
const literal = /&(?:#\d+|#x[\da-f]+|[a-z]+);/i

/** Every text of an answer as some backends write it, in HTML too. */
const withEntities = (body: string) => body.replace(/[çöüıİ]/g, (letter) => named[letter] ?? letter)

const read = ['alt', 'aria-label', 'content', 'placeholder', 'title', 'value']

describe('a backend that writes HTML entities', () => {
  let shop: Shop
  let pages: Pages
  let written = 0
  beforeAll(async () => {
    shop = await openWorkers({
      backend: async (request, pass) => {
        const answer = await pass(request)
        if (!answer.headers.get('content-type')?.includes('json')) return answer
        const body = await answer.text()
        const changed = withEntities(body)
        if (changed !== body) written += 1
        const { status, headers } = answer
        headers.delete('content-length')
        return new Response(changed, { status, headers })
      },
    })
    pages = await readEveryPage(shop, 'tr', () => {})
  }, 120_000)
  afterAll(() => shop.close())

  it('never shows one as it is written, on any page', () => {
    expect(written).toBeGreaterThan(100)
    const found = [...pages].flatMap(([name, html]) => {
      const page = readPage(html)
      const values = page
        .elements()
        .flatMap((one) => read.map((attribute) => one.attribute(attribute) ?? ''))
      return [page.text, ...values]
        .filter((text) => literal.test(text))
        .map((text) => {
          const at = text.search(literal)
          return `${name}: ${text.slice(Math.max(0, at - 40), at + 40)}`
        })
    })
    expect(found).toEqual([])
  })
})
