import { describe, expect, it } from 'vitest'
import '../../../../functions/local/html-rewriter/html-rewriter'
import { laterGrowth, maxGrowth } from '../../../../tests/support/growth'
import { readRows } from '../cart/read-rows'
import { readSource } from './read-source'

const unclosed = '<b>'.repeat(300)

describe('[B01] [T12] a page of tags that none closes', () => {
  it.each(['<b>kalın ', '<div><b><i>', '<ul><li>a'])(
    'is read four times as long with four times as much of %j',
    async (unit) => {
      const pageOf = (size: number) =>
        `<div><h1>Yazı</h1><a href="/a">a</a>${unit.repeat(size / unit.length)}</div>`
      expect(await laterGrowth(readSource, pageOf)).toBeLessThan(maxGrowth)
    },
    60_000,
  )

  it('costs no more as a cart', async () => {
    const cartOf = (size: number) => `<a href="/a">a</a>${'<b>1 '.repeat(size / 5)}`
    expect(await laterGrowth(readRows, cartOf)).toBeLessThan(maxGrowth)
  }, 60_000)

  it('has its later paragraphs, data and links', async () => {
    const { main, data, footer } = await readSource(`<main>${unclosed}<p>Bir</p><p>İki<br>Üç</p>
      <script type="application/ld+json">{"@type":"WebPage"}</script><p>Dört</p></main>
      <footer><a href="/iletisim">İletişim</a></footer>`)
    expect(main.replace(/<\/?b>|\s+(?=<)/g, '')).toBe('<p>Bir</p><p>İki<br>Üç</p><p>Dört</p>')
    expect(data).toEqual([{ '@type': 'WebPage' }])
    expect(footer).toEqual([{ href: '/iletisim', words: 'İletişim' }])
  })

  it('[B02] has its later products', async () => {
    const tile = (id: number) =>
      `<div class="x"><a href="/tava-${id}"><img src="/${id}.jpg"><h3>Tava ${id}</h3></a><b>${id}0,00 TL</b></div>`
    const { tiles } = await readSource(`<body>${unclosed}${[1, 2, 3].map(tile).join('')}</body>`)
    expect(tiles.map(({ href }) => href)).toEqual(['/tava-1', '/tava-2', '/tava-3'])
  })
})
