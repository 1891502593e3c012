import { describe, expect, it } from 'vitest'
import { type Handler, html, json, reportOn, send } from '../../../tests/support/checked-shop'

const missing = send(404, '<html></html>', html)
const given = (body: unknown) => send(200, JSON.stringify(body), json)

/** The report of a shop that answers calls with these words in their address alone. */
const reportWith = (answers: Record<string, Handler>) =>
  reportOn((request, response) => {
    const found = Object.entries(answers).find(([words]) => request.url?.includes(words))
    ;(found?.[1] ?? missing)(request, response)
  })

const rowWith = async (answers: Record<string, Handler>, id: string) =>
  (await reportWith(answers)).rows.find((row) => row.id === id)

describe('the call for the cookie question', () => {
  const COOKIE_LAW_TEXT = { Title: 'Çerezler', Content: '<p>İzin</p>' }

  it.each<[settings: object, need: string]>([
    [{}, 'optional'],
    [{ COOKIE_LAW: 1 }, 'optional'],
    [{ COOKIE_LAW: 0 }, 'unused'],
    [{ COOKIE_LAW: '0' }, 'unused'],
    [{ COOKIE_LAW_TEXT }, 'unused'],
    [{ COOKIE_LAW: '1', COOKIE_LAW_TEXT }, 'unused'],
  ])('is sent unless the settings %j answer it: %s', async (settings, need) => {
    expect((await rowWith({ 'get-globals': given(settings) }, 'COOKIE_LAW'))?.need).toBe(need)
  })
})

describe('without the list of links', () => {
  it.each([
    ['the categories', missing, 'the sitemap has the categories alone'],
    ['an error, where the shop fails at it', send(500, 'x'), 'an error in place of the sitemap'],
  ])('the sitemap has %s', async (_, answers, sentence) => {
    const row = await rowWith({ 'get-links': answers }, 'LINKS')
    expect(row).toMatchObject({ result: 'missing', without: expect.stringContaining(sentence) })
  })
})

describe('settings', () => {
  it.each([
    ['are read elsewhere where the shop lacks them', missing, 'optional', 'that of category/get'],
    ['are needed where the shop fails at them', send(500, 'x'), 'needed', 'none of them is cached'],
  ] as const)('%s', async (_, answers, need, sentence) => {
    const row = await rowWith({ 'get-globals': answers }, 'GLOBALS')
    expect(row).toMatchObject({ need, without: expect.stringContaining(sentence) })
  })

  it.each([
    [{ MENU: [{ ID: '1', TITLE: 'Ev', LINK: 'ev' }] }, 'optional', 'notice nothing'],
    [{ MENU: [] }, 'needed', 'menu is empty'],
  ])('with the menu of %j make category/get %s', async (settings, need, sentence) => {
    const row = await rowWith({ 'get-globals': given({ SITE_NAME: 'X', ...settings }) }, 'CATEGORY')
    expect(row).toMatchObject({ need, without: expect.stringContaining(sentence) })
  })
})

describe('the summary says one thing of the menu', () => {
  const home = send(
    200,
    '<title>Kekik</title><meta property="og:site_name" content="Kekik"><div class="product-item" data-id="5"><a href="/masa">Masa</a></div>',
    html,
  )
  const unreadable = send(200, '[{"ID":', json)
  const MENU = [{ ID: '1', TITLE: 'Ev', LINK: 'ev' }]
  const linesOf = async (settings: Handler, category: Handler) => {
    const { summary } = await reportOn((request, response) => {
      const { url = '' } = request
      const answer = url.includes('category/get')
        ? category
        : url.includes('get-globals')
          ? settings
          : url === '/'
            ? home
            : missing
      answer(request, response)
    })
    return summary.filter((line) => /\bmenu\b/.test(line))
  }

  it.each([unreadable, send(429, ''), missing])(
    'it is lost where neither call names it',
    async (category) => {
      const lines = await linesOf(missing, category)
      expect(lines).toEqual([
        expect.stringMatching(/^A shopper will not have: .*menu of categories/),
      ])
    },
  )

  it('nothing is lost of it where one of the calls names it', async () => {
    const categories = given([{ ID: '7', TITLE: 'Bahçe', LINK: 'bahce' }])
    expect(await linesOf(given({ SITE_NAME: 'X', MENU }), unreadable)).toEqual([])
    expect(await linesOf(missing, categories)).toEqual([])
    expect(await linesOf(send(500, 'x'), categories)).toEqual([])
    expect(await linesOf(() => undefined, categories)).toEqual([
      expect.stringMatching(/^A shopper will not have: .*currencies and menu/),
    ])
  })
})

describe('without the choice of a store', () => {
  const stores = given({ success: true, data: [{ id: 3, Ad: 'Alsancak', Il: 35, Ilce: 2 }] })
  const toShop = 'leads to its page of the shop itself'

  it.each<[what: string, answers: Record<string, Handler>, sentence: string]>([
    ['leads to the page of the shop itself', {}, toShop],
    [
      'cannot be added where settings promise it',
      { 'get-globals': given({ SITE_NAME: 'X' }) },
      'cannot be added',
    ],
    ['cannot be added where it fails', { 'set-location': send(500, 'x') }, 'cannot be added'],
  ])('a product that needs one %s', async (_, answers, sentence) => {
    const row = await rowWith({ 'store-list': stores, ...answers }, 'SET_LOCATION')
    expect(row).toMatchObject({ result: 'missing', without: expect.stringContaining(sentence) })
  })
})
