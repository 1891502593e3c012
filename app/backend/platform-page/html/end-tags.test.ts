import { expect, it } from 'vitest'
import '../../../../functions/local/html-rewriter/html-rewriter'
import { readCartSource } from '../cart/read-cart'
import { readSource } from './read-source'

const card = (id: number, end: string) => `
<li class="productItem" data-id="${id}"><a href="/tava-${id}"><h3>Tava ${id}</h3></a>
<p class="price">${id}0,00 TL<ul class="sizes"><li>S<li>M</ul>${end}`

it.each([
  ['of each card', '</li>'],
  ['of no card', ''],
])('[B02] a list has all its cards, with the end tags %s', async (_, end) => {
  const { cards } = await readSource(`<ul>${card(1, end)}${card(2, end)}${card(3, end)}</ul>`)
  expect(cards.map(({ id, title, href, price }) => [id, title.trim(), href, price.trim()])).toEqual(
    [1, 2, 3].map((id) => [`${id}`, `Tava ${id}`, `/tava-${id}`, `${id}0,00 TL`]),
  )
})

it('[B02] a card that the end of the page closes is read', async () => {
  const { cards } = await readSource(card(7, ''))
  expect(cards.map(({ id }) => id)).toEqual(['7'])
})

it('[C14] the lines of a cart are its rows, though rows need no end tag', async () => {
  const row = (id: number) =>
    `<tr class="cart-item" data-product-id="${id}"><td><a href="/p-${id}">Tava ${id}</a><td>${id}`
  const { lines } = await readCartSource(`<table>${row(1)}${row(2)}</table>`)
  expect(lines.map(({ id, href }) => [id, href])).toEqual([
    ['1', '/p-1'],
    ['2', '/p-2'],
  ])
})

it('[B01] a text page keeps its paragraphs and lists, written without end tags', async () => {
  const { main } = await readSource(
    '<main><p>Bir<p>İki<ul><li>Üç<li>Dört</ul><div>Beş</div></main>',
  )
  expect(main).toBe('<p>Bir</p><p>İki</p><ul><li>Üç</li><li>Dört</li></ul><div>Beş</div>')
})

it('[P03] an option without a text is named by its title', async () => {
  const { options } = await readSource(
    '<a data-group-id="1" data-type-id="7" title="Lacivert"><i style="background:#003"></i></a>',
  )
  expect(options).toEqual([{ group: 1, id: '7', label: 'Lacivert', colour: '#003' }])
})
