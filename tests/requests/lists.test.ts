import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bigCategory } from '../support/demo'
import { readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
let path: string
const calls: URL[] = []
beforeAll(async () => {
  shop = await openWorkers({
    backend(request, pass) {
      calls.push(new URL(request.url))
      return pass(request)
    },
    vars: { SHOP_PATH_PREFIX: btoa('/onek') },
    shopVars: { PATH_PREFIX: '/onek' },
  })
  path = (await bigCategory(shop.db)).path
})
afterAll(() => shop.close())

const cardsOf = (html: string) => readPage(html).main.queryAllByRole('article')
const whereTo = async (query: string) => {
  const response = await shop.visitor().get(`${path}?${query}`)
  return [response.status, response.headers.get('location')]
}
const textOf = async (to: string) => (await shop.visitor().get(to)).text()
/** The label and count of a filter choice. */
const countsOf = (html: string, name: string) =>
  readPage(html)
    .fields(name)
    .filter((one) => one.parent.tags('small').length > 0)
    .map((one) => [one.attribute('value'), Number(one.parent.tags('small')[0]?.text)] as const)

describe('filters of a list', () => {
  it('[B03] a sent form redirects to the canonical URL', async () => {
    expect(await whereTo('brand=2&brand=1&price=%3A&price=50&price=480')).toEqual([
      302,
      `${path}?brand=1-2&price=50-480`,
    ])
    expect(await whereTo('filter=1-100&sort=0&stock=')).toEqual([302, `${path}?filter=1-100`])
    expect((await whereTo('brand=1-2&price=50-480'))[0]).toBe(200)
  })

  it('[B05] a price with one open end stays open when another filter changes', async () => {
    const [[brand] = ['']] = countsOf(await textOf(path), 'brand')
    const narrow = `brand=${brand}&price=100-999999999`
    const page = readPage(await textOf(`${path}?${narrow}`))
    const sent = page.fields('price').map((field) => ['price', field.attribute('value') ?? ''])
    expect(await whereTo(`${new URLSearchParams([['stock', '1'], ...sent])}`)).toEqual([
      302,
      `${path}?price=100-999999999&stock=1`,
    ])
    expect(cardsOf(await textOf(`${path}?price=100-999999999&stock=1`)).length).toBeGreaterThan(0)
  })

  it('[B03] a filter that the list does not have is dropped and the rest applies', async () => {
    expect(await whereTo('brand=1-99999&stock=1')).toEqual([302, `${path}?brand=1&stock=1`])
    expect(await whereTo('brand=99999&sort=5')).toEqual([302, `${path}?sort=5`])
    expect(await whereTo('ps=9')).toEqual([302, `${path}?ps=2`])
  })

  it('[B03] narrows the list, names the chosen filters and removes them', async () => {
    const [max] = countsOf(await textOf(path), 'brand')
    const brand = `brand=${max?.[0]}`
    const html = await textOf(`${path}?${brand}&stock=1`)
    expect(html).toContain(`href="${path}?stock=1"`)
    expect(html).toContain(`href="${path}?${brand}"`)
    expect(html).toContain(`href="${path}"`)
    expect(cardsOf(html).length).toBeGreaterThan(0)
    for (const card of cardsOf(html)) expect(card).not.toContain('Tükendi')
  })

  it('[B03] filters that leave nothing can be cleared by a button, above goods that many buy', async () => {
    const { main } = readPage(await textOf(`${path}?price=1-2`))
    expect(main.text).toContain('Bu filtrelerle ürün bulunamadı.')
    expect(main.getByRole('link', 'Filtreleri temizle').href).toBe(path)
    expect(main.text).toContain('Çok satanlar')
    expect(main.queryAllByRole('article').length).toBeGreaterThan(3)
  })

  it('[B03] counts the choices of a group as if none were chosen', async () => {
    const counts = countsOf(await textOf(path), 'brand')
    const [first, second] = counts
    const chosen = countsOf(await textOf(`${path}?brand=${first?.[0]}`), 'brand')
    expect(chosen).toEqual(counts)
    const both = await textOf(`${path}?brand=${[first?.[0], second?.[0]].toSorted().join('-')}`)
    expect(both).toContain(`${(first?.[1] ?? 0) + (second?.[1] ?? 0)} ürün`)
  })

  it('[B05] a price in the URL removes the path prefix from the calls', async () => {
    /** The calls of an uncached page: all of them, and those with the prefix. */
    const callsOf = async (to: string) => {
      calls.length = 0
      await textOf(to)
      const prefixed = calls.filter(({ pathname }) => pathname.startsWith('/onek'))
      return { all: [...calls], prefixed: prefixed.length }
    }
    expect((await callsOf(`${path}?sort=5&ps=2`)).prefixed).toBeGreaterThan(0)
    const priced = `${path}?price=1-900000&sort=5&ps=2`
    for (const to of [priced, '/arama?q=defter&price=20-900', '/arama?q=defter']) {
      const { all, prefixed } = await callsOf(to)
      expect([to, all.length > 0, prefixed]).toEqual([to, true, 0])
      const price = new URL(to, 'https://shop.test').searchParams.get('price')
      if (price) expect(all.map(({ searchParams }) => searchParams.get('price'))).toContain(price)
    }
  })

  it('[U15] the four pictures of the first screen load at once, the others when scrolled into view', async () => {
    const images = cardsOf(await textOf(path)).map((card) => card.tags('img')[0])
    expect(images.length).toBeGreaterThan(8)
    expect(images.map((image) => image?.attribute('loading') === 'lazy')).toEqual(
      images.map((_, at) => at >= 4),
    )
  })

  it('[B03] a search has filters too, and works without them when they cannot be loaded', async () => {
    expect(countsOf(await textOf('/arama?q=defter'), 'brand').length).toBeGreaterThan(1)
    const broken = await openWorkers({
      backend: (request, pass) =>
        request.url.includes('filter/get')
          ? Promise.resolve(new Response('no', { status: 500 }))
          : pass(request),
    })
    const response = await broken.visitor().get('/arama?q=defter')
    const html = await response.text()
    await broken.close()
    expect(response.status).toBe(200)
    expect(cardsOf(html).length).toBeGreaterThan(0)
    expect(html).not.toContain('name="brand"')
  })

  it('[B03] a list whose filters failed to load is not cached', async () => {
    const broken = await openWorkers({
      backend: async (request, pass) => {
        if (request.url.includes('filter/get')) return new Response('no', { status: 500 })
        const answer = await pass(request)
        if (!request.url.includes('site/get-page')) return answer
        const { FILTER: _filter, ...page } = (await answer.json()) as Record<string, unknown>
        return Response.json(page)
      },
    })
    const first = await broken.visitor().get(path)
    const second = await broken.visitor().get(path)
    const without = await first.text()
    await broken.close()
    expect(cardsOf(without).length).toBeGreaterThan(0)
    expect(without).not.toContain('name="brand"')
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect(second.headers.get('server-timing')).toContain('desc=miss')
  })
})

describe('more of a list', () => {
  it('[B08] the URL records how far the list was extended', async () => {
    const first = await textOf(path)
    expect(first).toContain(`href="${path}?ps=2#p2"`)
    const grown = await textOf(`${path}?ps=2`)
    const second = await textOf(`${path}?pg=2`)
    expect(cardsOf(grown).length).toBe(cardsOf(first).length + cardsOf(second).length)
    expect(grown).toContain('id="p2"')
    const [next = ''] = cardsOf(second)[0]?.links('/') ?? []
    expect(readPage(grown).links('/')).toContain(next)
  })
})
