import { afterAll, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../tests/support/shop-pages'
import { writePage } from '../../../tests/support/theme-pages/write-page'

afterAll(() => setShopOrigins())

const card = (name: string) =>
  `<div class="productItem" data-id="7"><a href="/${name}"><img src="/${name}.jpg"></a><h3 class="title">${name}</h3><b class="product-price">9,50 TL</b></div>`
const tile = (name: string) =>
  `<figure><a href="/${name}"><img src="/${name}.jpg"></a><figcaption>${name}</figcaption><b>9,50 TL</b></figure>`

async function homeOf(body: string, more: Parameters<typeof writePage>[0] = {}) {
  const meta = { 'og:site_name': '&Ccedil;ınaraltı Ev', 'og:title': 'Ana Sayfa' }
  const html = writePage({ title: 'Ana Sayfa | Çınaraltı Ev', meta, body, ...more })
  const home = await shopOfPages({ '/': html }).calls.page('')
  if (home.kind !== 'home') throw new Error(home.kind)
  const lists = home.showcases.map(({ title, products }) => [
    title,
    ...products.map((one) => one.title),
  ])
  return { title: home.meta.title, lists }
}

describe('[B01] the home page of a shop without get-page', () => {
  it.each([
    ['cards', card],
    ['goods in markup of no known class', tile],
  ])('has each list under its own heading: %s', async (_, write) => {
    const body = `<h1>Çınaraltı Ev</h1><section><h2>Haftan&#305;n &Ouml;nerileri</h2><div>${write('cezve')}${write('tava')}</div></section>
      <section><h2><a href="/yeni">Yeni <b>Gelenler</b></a></h2>${write('fincan')}</section>`
    expect((await homeOf(body)).lists).toEqual([
      ['Haftanın Önerileri', 'cezve', 'tava'],
      ['Yeni Gelenler', 'fincan'],
    ])
  })

  it('has no heading that is its own, or that the shop does not write', async () => {
    const { lists } = await homeOf(`${card('cezve')}<h2>Ana Sayfa</h2>${card('tava')}`)
    expect(lists).toEqual([['', 'cezve', 'tava']])
  })

  it('is called as the shop where its title is a word for home', async () => {
    expect((await homeOf(card('cezve'))).title).toBe('Çınaraltı Ev')
    const meta = { 'og:title': 'Bahçe ve ev' }
    expect((await homeOf(card('cezve'), { meta })).title).toBe('Bahçe ve ev')
  })
})
