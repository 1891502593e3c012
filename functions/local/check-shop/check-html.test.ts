import { describe, expect, it } from 'vitest'
import { type Handler, html, json, reportOn, send } from '../../../tests/support/checked-shop'
import type { Report } from './report'

const rowOf = ({ rows }: Report, one: string) => rows.find(({ id }) => id === one)

const reportWith = (answers: Record<string, Handler>) =>
  reportOn((request, response) => {
    const found = Object.entries(answers).find(([words]) => request.url?.includes(words))
    ;(found?.[1] ?? send(404, '<html></html>', html))(request, response)
  })

const category = send(200, '[{"ID":"7","TITLE":"Bahçe","LINK":"bahce"}]', json)
const fragment = (body: string) => send(200, body, html)
const card =
  '<div class="product-item" data-id="5"><a class="product-title" href="/masa">Masa</a></div>'
const suggestions = JSON.stringify({ products: [] })

describe('HTML is read by the storefront’s own readers', () => {
  it.each([
    [card, 'present'],
    ['<div class="list"><p>Yakında</p></div>', 'unreadable'],
  ])('as a list of products: %s', async (body, result) => {
    const answers = { 'category/get': category, 'product-loader/12': fragment(body) }
    expect(rowOf(await reportWith(answers), 'PRODUCT_LOADER search')?.result).toBe(result)
  })

  it.each([
    ['<table><tr><td>Meşe</td></tr></table>', 'present'],
    ['<div class="compare"></div>', 'unreadable'],
  ])('as a comparison: %s', async (body, result) => {
    const products = JSON.stringify({
      PRODUCTS: ['5', '6'].map((ID) => ({ ID, TITLE: 'Masa', URL: `masa-${ID}` })),
    })
    const report = await reportWith({
      'category/get': category,
      'product-loader/2': send(200, products, json),
      '/compare': fragment(body),
    })
    expect(rowOf(report, 'SUB_FOLDER compare')?.result).toBe(result)
  })

  it.each([
    ['<table><tr><th>Bonus</th><td>2 x: 50</td></tr></table>', 'present'],
    ['<!-- Yakında -->', 'unreadable'],
  ])('as instalments of a product: %s', async (body, result) => {
    const products = JSON.stringify({ PRODUCTS: [{ ID: '5', TITLE: 'Masa', URL: 'masa' }] })
    const report = await reportWith({
      'category/get': category,
      'product-loader/2': send(200, products, json),
      'installment-list': fragment(body),
    })
    expect(rowOf(report, 'INSTALLMENT')?.result).toBe(result)
    expect(report.summary.join('\n')).not.toContain('Answered as HTML')
    expect(rowOf(report, 'INSTALLMENT')?.details).not.toContain('reads nothing')
  })

  it('as suggestions, in whose place the others are read', async () => {
    const search = fragment('<ul><li>Masa</li></ul>')
    const others = send(200, suggestions, json)
    const report = await reportWith({ 'product/searchAll': others, 'product/search': search })
    expect(rowOf(report, 'SEARCH')).toMatchObject({ result: 'present', need: 'unused' })
    expect(report.summary.join('\n')).not.toContain('suggestions while typing')
    const alone = await reportWith({ 'product/search': search })
    expect(alone.summary.join('\n')).toContain('suggestions while typing')
  })
})

describe('a product whose page has no options in its markup', () => {
  it('is asked for its variants as the storefront asks', async () => {
    const products = JSON.stringify({
      PRODUCTS: [{ ID: '5', TITLE: 'Masa', URL: 'masa', HAS_VARIANT: 1 }],
    })
    const variants = JSON.stringify({ VARIANT1_LIST: [{ ID: '51', TYPE_ID: '2', TYPE: 'Meşe' }] })
    const report = await reportWith({
      'category/get': category,
      'product-loader/2': send(200, products, json),
      'get-variant1-list/5/0': send(200, variants, json),
      'product-detail/variant/5/51': send(200, '{}', json),
    })
    expect(rowOf(report, 'VARIANT group 1')?.result).toBe('present')
    expect(rowOf(report, 'PRODUCT_DETAIL_VARIANT')?.call).toContain('/5/51')
  })
})
