import { describe, expect, it } from 'vitest'
import { unreadHtml } from './judge'
import { countsOf, isProblem, type Row } from './report'
import { summaryOf } from './summary'
import { tableOf } from './table'

const row = (further: Partial<Row>): Row => ({
  number: 6,
  id: 'CATEGORY',
  as: 'guest',
  call: 'GET /srv/service/category/get',
  result: 'present',
  details: '',
  ms: 12,
  need: 'needed',
  feature: 'menu of categories',
  without: 'The menu is empty.',
  lost: '',
  ...further,
})

function reportOf(rows: Row[], isReached = true) {
  const known = { origin: 'https://shop.example', isReached, rows, counts: countsOf(rows) }
  return { ...known, summary: summaryOf(known), exitCode: 0 as const }
}

describe('the table', () => {
  it('tells what a shopper sees without a call', () => {
    const missing = row({ number: 0, result: 'missing', details: 'answers 404' })
    const lines = tableOf(reportOf([row({}), missing])).split('\n')
    expect(lines.slice(2, 6)).toEqual([
      'As a guest',
      '  6  GET /srv/service/category/get     12 ms  present',
      'own  GET /srv/service/category/get     12 ms  MISSING     answers 404',
      '     → The menu is empty.',
    ])
  })

  it('has a part for the member', () => {
    const table = tableOf(reportOf([row({}), row({ as: 'member' })]))
    expect(table).toContain('As a member')
    expect(tableOf(reportOf([row({})]))).not.toContain('As a member')
  })

  it('of a shop that is not there lists only what was asked', () => {
    const unsent = row({ call: 'GET /unsent', result: 'not asked', ms: null })
    const missing = row({ result: 'missing', details: 'no answer: ECONNREFUSED' })
    const table = tableOf(reportOf([missing, unsent], false))
    expect(table).toContain('ECONNREFUSED')
    expect(table).not.toContain('/unsent')
  })

  it('says when a call is not used', () => {
    const table = tableOf(reportOf([row({ result: 'missing', need: 'unused' })]))
    expect(table).toContain('MISSING     (not used)')
    expect(table).not.toContain('The menu')
  })
})

describe('the summary', () => {
  it('counts, and names what a shopper will not have', () => {
    const rows = [
      row({}),
      row({ result: 'missing' }),
      row({ result: 'missing', need: 'optional', feature: 'saved cards' }),
      row({ result: 'not asked', ms: null }),
      row({ result: 'slow' }),
    ]
    expect(reportOf(rows).summary).toEqual([
      '1 present, 2 missing, 0 unreadable, 1 slow, 1 not asked.',
      'The shop is not ready: 1 call does not work, needed but not asked: 1.',
      'A shopper will not have: menu of categories.',
      'Left out, while the rest works: saved cards.',
    ])
  })

  it('names what is read elsewhere, and what is lost by that', () => {
    const replaced = { result: 'missing', need: 'replaced' } as const
    const rows = [
      row({ ...replaced, feature: 'home page', lost: 'banners' }),
      row({ ...replaced, feature: 'cart', lost: '' }),
    ]
    expect(reportOf(rows).summary.slice(1)).toEqual([
      'Every call that the storefront needs is there and readable.',
      'Read from what the shop itself renders: home page, cart.',
      'Left out, while the rest works: banners.',
    ])
    expect(reportOf([row({ lost: 'banners' })]).summary.join()).not.toContain('banners')
  })

  it('says that all is well only when all was asked', () => {
    expect(reportOf([row({})]).summary[1]).toBe(
      'Every call that the storefront needs is there and readable.',
    )
    expect(reportOf([row({ result: 'not asked' })]).summary[1]).toContain('could not be asked')
  })

  it.each([
    [1, '1 needed call could'],
    [3, '3 needed calls could'],
  ])('counts what could not be asked beside HTML: %i', (count, words) => {
    const unsent = Array.from({ length: count }, () => row({ result: 'not asked', ms: null }))
    expect(reportOf([row({ details: unreadHtml }), ...unsent]).summary[1]).toBe(
      `Nothing is wrong, but ${words} not be asked, and not all answer in JSON.`,
    )
  })

  it('names what answers HTML that the storefront does not read', () => {
    const rows = [row({ details: unreadHtml, feature: 'search page' })]
    expect(reportOf(rows).summary.slice(1)).toEqual([
      'Every needed call is there, but not all answer in JSON.',
      'Answered as HTML, which the storefront cannot show: search page.',
    ])
  })

  it('names a wrong token, a limit, and a shop that cannot be reached', () => {
    const refused = (details: string) => reportOf([row({ result: 'refused', details })]).summary
    expect(refused('answers 401').at(-1)).toContain('SHOP_GUEST_TOKEN')
    expect(refused('answers 429').at(-1)).toContain('limits')
    expect(reportOf([row({})], false).summary[1]).toContain('cannot be reached')
  })
})

describe('a problem is', () => {
  it.each<[Row['result'], Row['need'], boolean]>([
    ['missing', 'needed', true],
    ['missing', 'optional', false],
    ['refused', 'needed', true],
    ['unreadable', 'optional', true],
    ['unreadable', 'unused', false],
    ['unreadable', 'replaced', false],
    ['slow', 'needed', false],
    ['not asked', 'needed', false],
  ])('%s and %s: %s', (result, need, expected) => {
    expect(isProblem(row({ result, need }))).toBe(expected)
  })
})
