import { describe, expect, it } from 'vitest'
import { type Handler, html, json, reportOn, send } from '../../../tests/support/checked-shop'
import type { Report } from './report'

const rowOf = ({ rows }: Report, one: string) => rows.find(({ id }) => id === one)
const lineOf = ({ summary }: Report, start: string) =>
  summary.find((line) => line.startsWith(start)) ?? ''

const card =
  '<div class="product-item" data-id="5"><a class="product-title" href="/masa">Masa</a></div>'
const page = (body: string) => send(200, `<!doctype html><title>Kırtasiye</title>${body}`, html)
const category = send(200, '[{"ID":"7","TITLE":"Bahçe","LINK":"bahce"}]', json)
const missing = send(404, '<html></html>', html)

/** A shop of pages alone, whose page of results is this one. */
const reportWith = (loader: Handler, results: Handler) =>
  reportOn((request, response) => {
    const answers: [words: string, answer: Handler][] = [
      ['category/get', category],
      ['product-loader/', loader],
      ['/arama', results],
      ['/srv/', missing],
      ['/api/', missing],
    ]
    const found = answers.find(([words]) => request.url?.includes(words))
    ;(found?.[1] ?? page(card))(request, response)
  })

describe('a shop whose product-loader finds nothing', () => {
  it.each<[string, Handler]>([
    ['a page', page('<p>Liste</p>')],
    ['HTML', send(200, '<ul></ul>', html)],
    ['nothing', send(200, '', html)],
    ['a missing page', missing],
  ])('but whose page of results does: the search is read from there (%s)', async (_, loader) => {
    const report = await reportWith(loader, page(card))
    expect(rowOf(report, 'PRODUCT_LOADER search')).toMatchObject({
      need: 'replaced',
      without: expect.stringContaining('page of results'),
    })
    expect(rowOf(report, 'PLATFORM_PAGE search')?.result).toBe('present')
    expect(lineOf(report, 'A shopper will not have')).not.toContain('search page')
    expect(lineOf(report, 'A shopper will not have')).not.toContain('lists')
    expect(lineOf(report, 'Read from')).toContain('search page')
  })

  it.each<[string, Handler]>([
    ['missing', missing],
    ['without products', page('<p>Arama</p>')],
  ])('nor does its page of results, which is %s: there is no search', async (_, results) => {
    const report = await reportWith(send(200, '', html), results)
    expect(rowOf(report, 'PRODUCT_LOADER search')?.need).toBe('needed')
    expect(rowOf(report, 'PLATFORM_PAGE search')).toMatchObject({ result: 'missing' })
    expect(lineOf(report, 'A shopper will not have')).toContain('search page')
    expect(report.exitCode).toBe(1)
  })

  it('but fails: the storefront does not look elsewhere', async () => {
    const report = await reportWith(send(500, 'x'), page(card))
    expect(rowOf(report, 'PRODUCT_LOADER search')?.need).toBe('needed')
  })

  it('needs no page of results where product-loader finds products', async () => {
    const report = await reportWith(send(200, card, html), page(card))
    expect(rowOf(report, 'PRODUCT_LOADER search')?.result).toBe('present')
    expect(rowOf(report, 'PLATFORM_PAGE search')).toMatchObject({
      result: 'not asked',
      need: 'unused',
    })
  })
})

describe('a shop with get-page whose product-loader is empty', () => {
  const home = send(200, '{"PAGE":{"TYPE":"home"},"SHOWCASES":[]}', json)
  it.each([
    ['from its own pages, where they show goods', page(card), 'replaced', 0],
    ['not at all, where they show none', missing, 'needed', 1],
  ] as const)('has further pages of lists %s', async (_, category, need, lost) => {
    const report = await reportOn((request, response) => {
      const answers: [words: string, answer: Handler][] = [
        ['category/get', send(200, '[{"ID":"7","TITLE":"Bahçe","LINK":"bahce"}]', json)],
        ['get-page', home],
        ['product-loader/', send(200, '', html)],
        ['/bahce', category],
      ]
      const found = answers.find(([words]) => request.url?.includes(words))
      ;(found?.[1] ?? missing)(request, response)
    })
    expect(rowOf(report, 'PRODUCT_LOADER list')?.need).toBe(need)
    const lines = lineOf(report, 'A shopper will not have').match(/further pages of lists/g) ?? []
    expect(lines).toHaveLength(lost)
  })
})

describe('the word of the search', () => {
  it.each([
    ['Bah&ccedil;e &amp; Balkon', 'Bahçe'],
    ['Kad&#305;n/Erkek', 'Kadın'],
    ['&quot;Ev&quot; Ofis', 'Ofis'],
  ])('is one of the words of a category as the storefront shows it: %s', async (title, word) => {
    const requested: string[] = []
    await reportOn((request, response) => {
      const { url = '' } = request
      if (url.includes('searchAll')) requested.push(decodeURIComponent(url))
      const tree = JSON.stringify([{ ID: '7', TITLE: title, LINK: 'bahce' }])
      ;(url.includes('category/get') ? send(200, tree, json) : missing)(request, response)
    })
    expect(requested).toEqual([expect.stringContaining(`/searchAll/${word}?`)])
  })
})

describe('suggestions while typing', () => {
  const all = send(200, '{"products":[],"categories":null,"brands":null}', json)
  it.each<[string, Record<string, Handler>, string[]]>([
    ['call 55 alone', { 'product/searchAll': all }, ['optional', 'unused']],
    ['neither', {}, ['optional', 'optional']],
  ])('come from one call or the other: %s', async (_, calls, needs) => {
    const report = await reportOn((request, response) => {
      const found = Object.entries(calls).find(([words]) => request.url?.includes(words))
      ;(found?.[1] ?? missing)(request, response)
    })
    expect(['SEARCH_ALL', 'SEARCH'].map((id) => rowOf(report, id)?.need)).toEqual(needs)
    const isMissing = report.summary.join('\n').includes('suggestions while typing')
    expect(isMissing).toBe(needs[1] === 'optional')
  })
})
