import { describe, expect, it } from 'vitest'
import '../../../../../functions/local/html-rewriter/html-rewriter'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { readSource } from '../read-source'

const link = '<a href="/cezve"><img src="/c.jpg"></a>'
const price = '<b>1.249,90 TL</b>'
const name = '<figcaption>Bakır Cezve</figcaption>'
const read = async (html: string) => (await readSource(html)).tiles
const tile = {
  ...{ id: '', href: '/cezve', title: 'Bakır Cezve', picture: '/c.jpg', price: '1.249,90 TL' },
  ...{ oldPrice: '', brand: '', currency: '', isSoldOut: false },
}

describe('[B02] a product shown in markup of no known class', () => {
  it('has a link, a picture, a name and a price', async () => {
    const one = `<figure>${link}${name}${price}</figure>`
    const other = one.replaceAll('cezve', 'tava')
    expect(await read(one + other)).toEqual([tile, { ...tile, href: '/tava' }])
    expect(await read(`<main><div>${one}</div><p>Metin</p>${other}</main>`)).toHaveLength(2)
  })

  it.each([
    ['its old price', `${name}<s>1.500,00 TL</s>${price}`, { oldPrice: '1.500,00 TL' }],
    ['the currency beside', `${name}<b>1.249,90</b><i>TL</i>`, {}],
    ['an entity', `${name}<b>1.249,90&nbsp;TL</b>`, {}],
    ['no price of two', `${name}${price}<i>9,00 TL</i>`, { price: '' }],
    ['an id', `${name}${price}<i data-product-id="7"></i>`, { id: '7' }],
    ['no id of two', `${name}${price}<i data-id="7"></i><i data-id="8"></i>`, { id: '' }],
    ['a badge', `<i>Yeni</i>${name}${price}`, {}],
    ['a discount', `<i>%20 İndirim</i><b>Bakır Cezve</b>${price}`, {}],
    [
      'an old price by its class',
      `${name}<i class="eski-fiyat">1.560,00 TL</i>${price}`,
      { oldPrice: '1.560,00 TL' },
    ],
    ['decimals in small print', `${name}<b>1.249<sup>,90</sup> TL</b>`, {}],
    ['a plain name', `<i>Bakır Cezve</i>${price}<i>Sepete koy</i>`, {}],
    ['sold out', `<i>TÜKENDİ</i>${name}${price}`, { isSoldOut: true }],
    ['scripts', `<script>"9 TL"</script>${name}${price}`, {}],
  ])('is read with %s', async (_, inner, more) => {
    expect(await read(`<div>${link}${inner}</div>`)).toEqual([{ ...tile, ...more }])
  })

  it.each([
    ['a price', `${link}${name}`],
    ['a picture', `<a href="/cezve">Cezve</a>${price}`],
    ['a name', `${link}${price}`],
    ['a link', `<img src="/c.jpg">${name}${price}`],
    ['one link alone', `${link}${name}<a href="/x">X</a>${price}`],
    ['a price that stands alone', `${link}${name}<b>500 TL üzeri kargo bizden</b>`],
  ])('is none without %s', async (_, inner) => {
    expect(await read(`<div>${inner}</div>`)).toEqual([])
  })

  const named = '<a href="/cezve">Bakır Cezve</a>'
  it.each([
    ['an empty one', `<a href="/cezve"><img src="" alt="Bakır Cezve"></a>${named}${price}`, ''],
    ['no place for one', `<i data-id="4"></i>${named}${price}`, '4'],
  ])('may have no picture: %s', async (_, inner, id) => {
    const one = `<div>${inner}</div>`
    const other = `<div>${link.replace('cezve', 'tava')}${name}${price}</div>`
    const bare = { ...tile, id, picture: '' }
    const pictured = { ...tile, href: '/tava' }
    expect(await read(one)).toEqual([bare])
    expect(await read(`<main>${one}${other}</main>`)).toEqual([bare, pictured])
    expect(await read(`<main>${other}${one}</main>`)).toEqual([pictured, bare])
    const twice = one + one.replaceAll('/cezve', '/fincan')
    expect(await read(`<main>${twice}</main>`)).toEqual([bare, { ...bare, href: '/fincan' }])
  })

  it('is the whole of it where its picture stands before a part that has an id', async () => {
    const part = `<div data-id="7">${named}${price}</div>`
    expect(await read(`<div>${link}${part}</div>`)).toMatchObject([{ picture: '/c.jpg', id: '7' }])
  })

  it.each([
    ['a way in the shop', '<nav><a href="/">Ev</a> <a href="/m">Mutfak</a></nav>'],
    ['a menu', '<ul><li data-id="3"><a href="/m">Mutfak</a></li></ul>'],
    ['a text', '<p><a href="/kargo">Kargo</a> <b>49,90 TL</b></p>'],
  ])('is not %s', async (_, html) => {
    expect(await read(`<main>${html}</main>`)).toEqual([])
  })

  it('is one however its address is written', async () => {
    setShopOrigins({ shop: 'https://shop.test', site: 'https://vitrin.test', pictures: '' })
    const links = ['https://shop.test/cezve', '//www.shop.test/cezve', '/cezve#yorum', 'cezve/']
    for (const href of links)
      expect(await read(`<div>${link}<a href="${href}">${name}</a>${price}</div>`)).toEqual([tile])
    setShopOrigins()
  })

  it('is not looked for beside cards', async () => {
    const card = `<div class="product-card"><h3>A</h3>${link}<b class="price">1 TL</b></div>`
    expect(await read(`${card}<figure>${link}${name}${price}</figure>`)).toEqual([])
  })
})
