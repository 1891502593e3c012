import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
let fragment = ''
beforeAll(async () => {
  shop = await openWorkers({
    backend: (request, pass) =>
      request.url.includes('/sub-folder/2/1003/compare')
        ? Promise.resolve(
            new Response(fragment, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
          )
        : pass(request),
  })
})
afterAll(() => shop.close())

it.each(['<div class="sub"></div>', '<p>&nbsp;</p>', '<a class="remove">Kaldır</a>'])(
  '[K03] [K04] a comparison without content says that it cannot be shown, and leads on: %s',
  async (html) => {
    fragment = html
    const { main } = await pageOf(shop.visitor().get('/karsilastir?urunler=1-2'))
    expect(main.getByRole('status').text).toBe('Bu bölüm burada gösterilemiyor.')
    expect(main.getByRole('link', 'Ürünlere bak').href).toBe('/kategoriler')
    main.getByRole('button', 'Listeyi temizle')
  },
)

it('[K04] a comparison of pictures alone is shown', async () => {
  fragment = '<div><img src="/1.jpg" alt="Kupa"></div>'
  const { main } = await pageOf(shop.visitor().get('/karsilastir?urunler=1-2'))
  expect(main.queryAllByRole('status')).toEqual([])
  expect(main.queryAllByRole('link', 'Ürünlere bak')).toEqual([])
})
