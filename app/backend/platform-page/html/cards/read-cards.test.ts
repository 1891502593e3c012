import { expect, it } from 'vitest'
import '../../../../../functions/local/html-rewriter/html-rewriter'
import { readSource } from '../read-source'

const card = (inner: string, own = '') =>
  `<div class="product-item" ${own}><a href="/tava"><h3>Tava</h3></a><b class="price">9 TL</b>${inner}</div>`
const idIn = async (html: string) => (await readSource(html)).cards[0]?.id

it.each([
  ['its own', card('<i data-product-id="8"></i>', 'data-id="7"')],
  ['its link', card('').replace('href', 'data-id="7" href')],
  ['its field', card('<form><input type="hidden" name="product_id" value="7"></form>')],
  ['its button', card('<button class="add-to-cart" data-id="7">Ekle</button>')],
  ['its button’s script', card(`<button onclick="addToCart('7')">Ekle</button>`)],
  ['its heart', card('<a class="favori" data-id="7"></a>')],
  ['its named id', card('<div class="in" data-product-id="7"></div>')],
  ['one id named twice', card('<i data-product-id="7"></i><i data-product-id="7"></i>')],
])('[B02] [C01] a card has the id of %s', async (_, html) => {
  expect(await idIn(html)).toBe('7')
})

it.each([
  ['a picture', card('<img data-id="9912">')],
  ['an option', card('<ul><li data-group-id="1" data-id="71">M</li></ul>')],
  ['a linked option', card('<a data-group-id="1" data-id="71" href="#">M</a>')],
  ['a part', card('<div class="rating" data-id="71"></div>')],
  ['a plain button', card('<button class="next" data-id="2"></button>')],
  ['another link', card('<a href="/kazan" data-id="71">Kazan</a>')],
  ['two products', card('<i data-product-id="7"></i><i data-product-id="8"></i>')],
])('[B02] [C01] a card has no id of %s', async (_, html) => {
  expect(await idIn(html)).toBe('')
})

it('[B02] [C01] neither has a tile in unknown markup that of its picture or an option', async () => {
  const tile = (inner: string) =>
    `<figure><a href="/tava"><img src="/t.jpg" data-id="9912"></a><figcaption>Tava</figcaption><b>9 TL</b>${inner}</figure>`
  const ids = async (inner: string) => (await readSource(tile(inner))).tiles.map(({ id }) => id)
  expect(await ids('<li data-group-id="1" data-id="71">M</li>')).toEqual([''])
  expect(await ids('<input type="hidden" name="product_id" value="7">')).toEqual(['7'])
})

it('[B02] a card is not sold out by one of its options', async () => {
  const isOut = async (inner: string) => (await readSource(card(inner))).cards[0]?.isSoldOut
  expect(await isOut('<ul><li class="out-of-stock">XL</li></ul>')).toBe(false)
  expect(await isOut('<i class="size sold-out">XL</i>')).toBe(false)
  expect(await isOut('<i class="sold-out">Tükendi</i>')).toBe(true)
})

it.each([
  ['by its words', '<span class="stok-durumu">Tükendi</span>', true],
  ['by its class', '<i class="sold-out"></i>', true],
  ['not by hidden words', '<span class="d-none">Tükendi</span>', false],
  ['not by those of an option', '<ul><li>M <i>Tükendi</i></li></ul>', false],
])('[B02] [P17] a card is sold out %s', async (_, html, isSoldOut) => {
  expect((await readSource(card(html))).cards[0]?.isSoldOut).toBe(isSoldOut)
})
