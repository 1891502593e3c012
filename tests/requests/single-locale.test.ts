import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Page, pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

type Settings = { LANGUAGE_LIST: object[]; CURRENCY_LIST: object[] }

let shop: Shop
let [languages, currencies] = [1, 1]
beforeAll(async () => {
  shop = await openWorkers({
    vars: { FRESH_SECONDS: '0' },
    backend: async (request, pass) => {
      const answer = await pass(request)
      if (!new URL(request.url).pathname.endsWith('/site/get-globals')) return answer
      const settings = (await answer.json()) as Settings
      return Response.json({
        ...settings,
        LANGUAGE_LIST: settings.LANGUAGE_LIST.slice(0, languages),
        CURRENCY_LIST: settings.CURRENCY_LIST.slice(0, currencies),
      })
    },
  })
})
afterAll(() => shop.close())

const choices = (page: Page) => ['language', 'currency'].map((name) => page.fields(name).length)

it.each([
  [1, 1, [0, 0], []],
  [4, 1, [4, 0], ['Dil']],
  [1, 3, [0, 3], ['Para birimi']],
  [4, 3, [4, 3], ['Dil ve para birimi']],
])(
  '[G01] [G03] %i languages and %i currencies are offered as far as there is a choice',
  async (some, others, offered, named) => {
    languages = some
    currencies = others
    // What was read before may be shown once more.
    await shop.visitor().get('/sepet')
    await shop.visitor().get('/sepet')
    for (const path of ['/sepet', '/magazalarimiz']) {
      const html = await (await shop.visitor().get(`${path}?${some}${others}`)).text()
      expect(choices(await pageOf(new Response(html)))).toEqual(offered)
      for (const name of ['Dil ve para birimi', 'Dil', 'Para birimi'])
        expect(html.includes(`<span class="visually-hidden">${name}</span>`)).toBe(
          named.includes(name),
        )
    }
  },
)
