import { describe, expect, it } from 'vitest'
import { html, json, reportOn, send } from '../../../tests/support/checked-shop'

/* What a redirect of get-page means depends on whether the shop has get-globals (decision 064). */

const page = (title: string, data: object) =>
  `<!doctype html><title>${title}</title><script type="application/ld+json">${JSON.stringify(data)}</script><h1>${title}</h1>`
const masa = { '@type': 'Product', name: 'Masa', sku: '5', url: '/masa', offers: { price: '90' } }
const list = { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: masa }] }
const pages: Record<string, string> = {
  '/': page('Kırtasiye', list),
  '/bahce': page('Bahçe', list),
  '/masa': page('Masa', masa),
  '/bakim': page('Bakım', {}),
}
const calls: Record<string, string> = {
  'category/get': '[{"ID":"7","TITLE":"Bahçe","LINK":"bahce"}]',
  'product-loader': '{"PRODUCTS":[{"ID":"5","TITLE":"Masa","URL":"masa","STOCK":3}]}',
}

async function needsOf(settings: string | null, location: (url: string) => string) {
  const { rows } = await reportOn((request, response) => {
    const { url = '' } = request
    const [, called] = Object.entries(calls).find(([name]) => url.includes(name)) ?? []
    const found = pages[url.replace(/\?.*/, '')]
    const answers = url.includes('get-page')
      ? send(302, '', { location: location(url) })
      : url.includes('get-globals') && settings !== null
        ? send(200, settings, json)
        : called
          ? send(200, called, json)
          : send(found ? 200 : 404, found ?? '', html)
    answers(request, response)
  })
  return Object.fromEntries(
    rows.flatMap(({ id, need }) => (id.startsWith('PAGE ') ? [[id.slice(5), need]] : [])),
  )
}

const all = (need: string) => ({ home: need, category: need, product: need })
const settings = '{"SITE_NAME":"Kırtasiye"}'

it.each([
  ['itself', (url: string) => url, 'needed', 'needed'],
  ['another host', () => 'https://elsewhere.test/', 'needed', 'needed'],
  ['a page of its own', () => '/bakim', 'needed', 'replaced'],
  ['its home page', () => '/', 'replaced', 'replaced'],
  ['its home page by name', () => '/anasayfa', 'replaced', 'replaced'],
])(
  '[B01] [B02] [P01] get-page that redirects to %s is judged as the storefront reads it',
  async (_, to, known, unknown) => {
    expect(await needsOf(settings, to)).toEqual(all(known))
    expect(await needsOf(null, to)).toEqual(all(unknown))
  },
)

describe.each(['category', 'product'])('the page of a %s that redirects', (kind) => {
  const [path, other] = kind === 'category' ? ['/bahce', '/reyon/bahce'] : ['/masa', '/urun/masa']
  const moved = { ...pages, [other]: (pages[path] ?? '').replace('"/masa"', '"/urun/masa"') }

  const resultOf = async (location: string) => {
    const { rows } = await reportOn(({ url = '' }, response) => {
      const at = url.replace(/\?.*/, '')
      const [, called] = Object.entries(calls).find(([name]) => url.includes(name)) ?? []
      const answers =
        at === path
          ? send(301, '', { location })
          : called
            ? send(200, called, json)
            : send(moved[at] ? 200 : 404, moved[at] ?? '', html)
      answers({} as never, response)
    })
    return rows.find(({ id }) => id === `PLATFORM_PAGE ${kind}`)?.result
  }

  it.each([
    ['a page of its kind', other, 'present'],
    ['a page of texts', '/bakim', 'missing'],
    ['a page that is not there', '/yok', 'missing'],
    ['the home page', '/', 'missing'],
    ['the home page by name', '/anasayfa', 'missing'],
    ['an error', '/hata', 'missing'],
    ['another host', 'https://elsewhere.test/', 'missing'],
  ])('[B01] [B02] [P01] to %s is what a shopper sees there', async (_, location, result) => {
    expect(await resultOf(location)).toBe(result)
  })
})
