import { afterAll, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../tests/support/shop-pages'
import { writePage } from '../../../tests/support/theme-pages/write-page'

afterAll(() => setShopOrigins())

const loader = '/srv/service/content-v5/product-loader'
const tile = (id: number) =>
  `<div class="kutu" data-id="${id}"><a href="/mendil-${id}"><img src="/m.png" alt=""></a><a href="/mendil-${id}">Mendil ${id}</a><b>20,00 TL</b></div>`
const goods = Array.from({ length: 30 }, (_, at) => at + 1)
const pageIn = (address: string) => Number(new URL(address).searchParams.get('pg') ?? 1)
const onPage = (address: string) => goods.slice(12 * (pageIn(address) - 1), 12 * pageIn(address))

const listed = (ids: number[], more: object = {}) =>
  writePage({
    data: [
      {
        '@type': 'ItemList',
        itemListElement: ids.map((id) => ({
          '@type': 'ListItem',
          position: id,
          url: `/mendil-${id}`,
        })),
        ...more,
      },
    ],
    body: `<h1>Mendil</h1>${ids.map(tile).join('')}`,
  })
const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } })
const pages = (more?: object) => (address: string) => html(listed(onPage(address), more))
const pieces = (address: string) => html(onPage(address).map(tile).join(''))
const count = { numberOfItems: 30 }

async function listOf(answers: Parameters<typeof shopOfPages>[0], pg?: string) {
  const shop = shopOfPages(answers)
  const page = await shop.calls.page('mendil', pg ? { pg } : {})
  if (page.kind !== 'category') throw new Error(page.kind)
  const { total, pages, page: at, products } = page.list
  return { total, pages, at, first: products[0]?.title, length: products.length, sent: shop.sent }
}

describe('a list of three pages whose page has no links to the others', () => {
  it.each([
    ['product-loader', { '/mendil': pages(), [loader]: pieces }, null],
    ['product-loader, with a total', { '/mendil': pages(count), [loader]: pieces }, 30],
    ['its own pages', { '/mendil': pages() }, null],
    ['its own pages, with a total', { '/mendil': pages(count) }, 30],
    ['a total written as text', { '/mendil': pages({ numberOfItems: '30' }) }, 30],
    ['product-loader beside one page', { '/mendil': html1, [loader]: pieces }, null],
  ])('[B02] [B08] leads on to each, by %s', async (_, answers, total) => {
    const [first, second, third] = [
      await listOf(answers),
      await listOf(answers, '2'),
      await listOf(answers, '3'),
    ]
    expect(first).toMatchObject({
      first: 'Mendil 1',
      length: 12,
      total,
      at: 1,
      pages: total ? 3 : 2,
    })
    expect(second).toMatchObject({ first: 'Mendil 13', length: 12, total, at: 2, pages: 3 })
    expect(third).toMatchObject({ first: 'Mendil 25', length: 6, total, at: 3, pages: 3 })
  })

  function html1() {
    return html(listed(onPage('https://shop.test/')))
  }
})

describe('a list without links to other pages', () => {
  const few = (more?: object) => (address: string) =>
    html(
      pageIn(address) > 1 ? writePage({ data: [{ '@type': 'ItemList' }] }) : listed([1, 2], more),
    )

  it.each([
    ['the next has none', few()],
    ['the next shows the same', () => html(listed([1, 2]))],
    [
      'there is no next',
      (address: string) =>
        pageIn(address) > 1 ? new Response('', { status: 404 }) : html(listed([1, 2])),
    ],
    [
      'the next is another page',
      (address: string) =>
        html(
          pageIn(address) > 1 ? writePage({ title: 'Ana sayfa', body: tile(9) }) : listed([1, 2]),
        ),
    ],
    ['its list says so', few({ numberOfItems: 2 })],
  ])('[B02] is whole where %s', async (_, page) => {
    expect(await listOf({ '/mendil': page })).toMatchObject({ total: 2, pages: 1 })
  })

  it('[B02] asks for one page more, and for none past the last that its total tells', async () => {
    const two = (more: object) => (address: string) =>
      html(
        listed(
          onPage(address).filter((id) => id < 25),
          more,
        ),
      )
    const further = async (more: object, pg?: string) => {
      const { sent } = await listOf({ '/mendil': two(more) }, pg)
      return sent.filter(({ url }) => url.includes('/mendil?pg=') && !url.endsWith(`=${pg}`)).length
    }
    expect([await further({}), await further({}, '2')]).toEqual([1, 1])
    expect(await further({ numberOfItems: 24 }, '2')).toBe(0)
  })

  it('[B02] names no number where the total is of goods that no page shows', async () => {
    expect(await listOf({ '/mendil': () => html(listed([1, 2], count)) })).toMatchObject({
      total: null,
      pages: 1,
    })
  })
})
