import { afterAll, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../tests/support/shop-pages'
import { writePage } from '../../../tests/support/theme-pages/write-page'

afterAll(() => setShopOrigins())

const categories = [
  {
    ID: 1,
    TITLE: 'Giyim',
    LINK: '/kategori/giyim',
    CHILDREN: [{ ID: 2, TITLE: 'Şal', LINK: 'sal' }],
  },
]
const about = '<a href="/sayfa/teslimat">Teslimat</a> <a href="/sayfa/iade">&#304;ade</a>'
const tile = '<div data-id="7"><a href="/tava"><img src="/t.jpg"></a><i>Tava</i><b>9 TL</b></div>'

async function linksOf(footer: string) {
  const body = `<header><a href="/blog">Blog</a></header><main>${tile}</main>${footer}`
  const shop = shopOfPages({ '/': writePage({ body }), '/srv/service/category/get': categories })
  const { footer: words } = await shop.calls.site()
  return words?.links.map(({ title, path }) => [title, path])
}
const expected = [
  ['Teslimat', '/sayfa/teslimat'],
  ['İade', '/sayfa/iade'],
]

describe('[B01] the footer of a shop without get-globals', () => {
  it.each([
    ['footer', `<footer>${about}</footer>`],
    [
      'footer after that of a text',
      `<article><footer><a href="/yazar">Yazar</a></footer></article><footer>${about}</footer>`,
    ],
    [
      'class',
      `<div class="footer-top"><a href="/eski">Eski</a></div><div class="site footer-links">${about}</div>`,
    ],
    ['id', `<section id="footer"><ul class="footer-list"><li>${about}</li></ul></section>`],
    [
      'footer in what is named so',
      `<div id="footer"><a href="/x">X</a><footer>${about}</footer></div>`,
    ],
  ])('leads to its pages about itself: %s', async (_, footer) => {
    expect(await linksOf(footer)).toEqual(expected)
  })

  it.each([
    ['goods', '/tava'],
    ['a category', '/kategori/giyim/'],
    ['one below', '/sal'],
    ['the cart', '/sepet'],
    ['a cart of another name', '/cart'],
    ['an account', '/uye-girisi'],
    ['one in another language', '/en/login'],
    ['orders', '/siparis-takip'],
    ['a page of the storefront', '/iletisim'],
    ['the home page', '/'],
    ['the page itself', '#ust'],
    ['another shop', 'https://baska.test/sayfa'],
    ['a phone', 'tel:+902120000000'],
    ['a script', 'javascript:void(0)'],
    ['a file', '/katalog.pdf'],
    ['a call', '/srv/service/x'],
    ['one that it has', 'https://shop.test/sayfa/iade#ust'],
  ])('leaves out %s', async (_, href) => {
    const link = `<a href="${href}">Bağlantı</a>`
    expect(await linksOf(`<footer>${about}${link}</footer>`)).toEqual(expected)
  })

  it('takes titles as plain text, leaves out those without, and is short', async () => {
    const many = Array.from(
      { length: 14 },
      (_, at) => `<a href="/s${at}">\n <b>S</b>&nbsp;${at}</a>`,
    )
    const all = `<a href="/x"><img src="/x.png"></a>${'<a href="/sal">Şal</a>'.repeat(9)}${many.join('')}`
    const links = await linksOf(`<footer>${all}</footer>`)
    expect(links).toHaveLength(12)
    expect(links?.[0]).toEqual(['S 0', '/s0'])
  })

  it('is empty where its home page has none', async () => {
    expect(await linksOf('')).toEqual([])
  })
})
