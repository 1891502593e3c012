import { describe, expect, it } from 'vitest'
import { html, json, reportOn, send } from '../../../tests/support/checked-shop'
import { readCommand } from './arguments'
import type { Report } from './report'

const pagesIn = ({ rows }: Report) =>
  rows.flatMap(({ id, result, need }) =>
    /^PLATFORM_PAGE .*\//.test(id) ? [[id, result, need]] : [],
  )

/** A shop that has a page at these addresses and no call, checked with this setting. */
async function reportWith(PLATFORM_PAGES: string, there: string[], answered: string[] = []) {
  const { options } = readCommand(['http://shop.test'], { PLATFORM_PAGES })
  const { origin: _, ...more } = options
  return reportOn((request, response) => {
    const { url = '' } = request
    const isCall = answered.some((words) => url.includes(words))
    const answers = isCall
      ? send(200, '{"PRODUCTS":[]}', json)
      : there.includes(url)
        ? send(200, '<!doctype html><title>Kırtasiye</title><h1>Sipariş</h1>', html)
        : send(404, '<html></html>', html)
    answers(request, response)
  }, more)
}

describe('the shop’s own pages that take over what it has no call for', () => {
  it('are at the platform’s usual paths', async () => {
    const report = await reportWith('', ['/order', '/uye-siparisleri'])
    expect(pagesIn(report)).toEqual([
      ['PLATFORM_PAGE /order', 'present', 'needed'],
      ['PLATFORM_PAGE /uye-siparisleri', 'present', 'needed'],
      ['PLATFORM_PAGE /siparis-takip', 'missing', 'needed'],
      ['PLATFORM_PAGE /uye-sifre-hatirlat', 'missing', 'needed'],
      ['PLATFORM_PAGE /sepet', 'missing', 'needed'],
    ])
  })

  it('are at the paths that PLATFORM_PAGES names, queries and slashes included', async () => {
    const setting = 'order=/siparis/?adim=1,orders=/hesap/siparisler,savedCards=/kartlarim'
    const report = await reportWith(setting, ['/siparis/?adim=1', '/hesap/siparisler'])
    expect(pagesIn(report)).toEqual([
      ['PLATFORM_PAGE order=/siparis/?adim=1', 'present', 'needed'],
      ['PLATFORM_PAGE orders=/hesap/siparisler', 'present', 'needed'],
      ['PLATFORM_PAGE /siparis-takip', 'missing', 'needed'],
      ['PLATFORM_PAGE /uye-sifre-hatirlat', 'missing', 'needed'],
      ['PLATFORM_PAGE /sepet', 'missing', 'needed'],
      ['PLATFORM_PAGE savedCards=/kartlarim', 'missing', 'needed'],
    ])
    const row = report.rows.find(({ id }) => id === 'PLATFORM_PAGE savedCards=/kartlarim')
    expect(row?.without).toContain('/kartlarim is not there')
  })

  it('are none where it hands nothing over', async () => {
    const report = await reportWith('none', ['/order'])
    expect(pagesIn(report)).toEqual([])
  })

  it('[O02] where nothing is handed over, no order can be placed, and the shop is not ready', async () => {
    const { rows, summary, exitCode } = await reportWith('none', ['/order'])
    const texts = rows.map(({ without }) => without).join()
    expect(texts).not.toContain('Orders are placed on')
    const row = rows.find(({ id }) => id === 'ORDER_SUMMARY')
    expect(row).toMatchObject({
      need: 'needed',
      without: 'PLATFORM_PAGES hands nothing over: the order says that this shop takes none here.',
    })
    expect(summary.join('\n')).not.toContain('Done by the shop’s own pages')
    expect(summary.join('\n')).toMatch(/^A shopper will not have: .*order/m)
    expect(exitCode).toBe(1)
  })

  it('[O02] that are missing do nothing of what they would take over', async () => {
    const { rows, summary } = await reportWith('', ['/uye-siparisleri', '/sepet'])
    const done = summary.find((line) => line.startsWith('Done by the shop’s own pages: '))
    expect(done).toContain('past orders')
    expect(done).not.toMatch(/: order\b|, order\b|new passwords/)
    expect(rows.find(({ id }) => id === 'ORDER_SUMMARY')).toMatchObject({
      need: 'needed',
      without: 'The shop’s own page for it is not there.',
    })
  })

  it('are not needed of a cart that the shop has a call for', async () => {
    const report = await reportWith('cart=/sepetim', [], ['cart/load', 'link=sepet'])
    expect(pagesIn(report).at(-1)).toEqual(['PLATFORM_PAGE cart=/sepetim', 'not asked', 'unused'])
    expect(report.rows.find(({ id }) => id === 'PLATFORM_PAGE cart=/sepetim')?.call).toBe(
      'page cart=/sepetim',
    )
  })

  it('[T75] are those of a setting that the storefront takes', () => {
    expect(() => readCommand(['http://shop.test'], { PLATFORM_PAGES: 'basket=/sepet' })).toThrow(
      'PLATFORM_PAGES names "basket=/sepet"',
    )
  })
})

describe('a shop whose own pages take the order over', () => {
  it('needs none of the calls of an order, and says nothing else of it', async () => {
    const { rows, summary } = await reportWith('', ['/order'])
    const ofOrder = ['LOGIN_NOMEMBERSHIP', 'ORDER_LOGIN', 'CUSTOMER_REGISTER_QUICK']
    const found = rows.filter(({ id }) => [...ofOrder, 'ORDER_SET_ADDRESS'].includes(id))
    expect(found.map(({ need }) => need)).not.toContain('needed')
    const elsewhere = 'Orders are placed on the shop’s own pages.'
    expect(new Set(found.map(({ without }) => without))).toEqual(new Set([elsewhere]))
    expect(rows.map(({ without }) => without).join()).not.toContain('nothing can be ordered')
    const withoutLine = summary.find((line) => line.startsWith('A shopper will not have')) ?? ''
    expect(withoutLine).not.toMatch(/orders without a membership|while ordering|, order[,.]/)
  })
})

it('[O01] a page is not needed of what fails, for no failure is handed over', async () => {
  const { options } = readCommand(['http://shop.test'], {})
  const { origin: _, ...more } = options
  const { rows } = await reportOn(({ url = '' }, response) => {
    const isFailing = /order-v|track|forgot-password|cart\/load/.test(url)
    const settings = url.includes('get-globals') ? '{"SITE_NAME":"Kırtasiye"}' : undefined
    const answers = settings ? send(200, settings, json) : send(isFailing ? 500 : 404, '')
    answers({} as never, response)
  }, more)
  const needs = rows.flatMap(({ id, need }) => (/^PLATFORM_PAGE .*\//.test(id) ? [need] : []))
  expect(new Set(needs)).toEqual(new Set(['unused']))
})
