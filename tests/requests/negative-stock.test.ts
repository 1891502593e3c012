import { expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { readPage } from '../support/page/page'
import { openWorkers } from '../support/two-workers'

it.each(['0', '1'])(
  '[P14] [B11] with NEGATIVE_STOCK %s a list shows what is available',
  async (on) => {
    const shop = await openWorkers()
    await shop.db
      .prepare(`INSERT OR REPLACE INTO setting (name, value) VALUES ('NEGATIVE_STOCK', ?1)`)
      .bind(on)
      .run()
    const { title, path } = await demoProduct(shop.db, 'soldOut')
    const html = await (
      await shop.visitor().get(`/arama?sp=1&q=${encodeURIComponent(title)}`)
    ).text()
    const card = readPage(html)
      .main.queryAllByRole('article')
      .find((one) => one.links(path).length > 0)
    const isForSale = on === '1'
    expect(card?.text.includes('Tükendi')).toBe(!isForSale)
    expect(card?.queryAllByRole('checkbox')).toHaveLength(isForSale ? 1 : 0)
    await shop.close()
  },
)
