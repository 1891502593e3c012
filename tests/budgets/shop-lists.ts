import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seededFolder } from '../../functions/local/database'
import { type HostedWorkers, hostWorkers } from '../../functions/local/hosting'
import { Caller } from '../contract/caller'
import { bigCategory } from '../support/demo'
import { median } from './load'

/** The reference shop's time for one response at two sizes, in ms. */
export type Growth = { name: string; small: number; big: number }

const rest = 'language=tr&currency=TL'
const page = '/srv/service/site/get-page'

/** The list and search responses that a shopper waits for, by name; `link` is the biggest category's. */
const answers = (link: string): Record<string, (caller: Caller) => Promise<Response>> => ({
  'category page': (shop) => shop.send(`${page}?link=${link}&${rest}`),
  'category page, the tenth': (shop) => shop.send(`${page}?link=${link}&pg=10&${rest}`),
  'category page by price': (shop) => shop.send(`${page}?link=${link}&sort=5&${rest}`),
  'category page by title': (shop) => shop.send(`${page}?link=${link}&sort=1&${rest}`),
  'category page by rating': (shop) => shop.send(`${page}?link=${link}&sort=8&${rest}`),
  'category page of one brand': (shop) => shop.send(`${page}?link=${link}&brand=3&${rest}`),
  'category page of a price': (shop) => shop.send(`${page}?link=${link}&price=50-500&${rest}`),
  'category page of a colour': (shop) => shop.send(`${page}?link=${link}&type1=1&${rest}`),
  'category page of what is in stock': (shop) => shop.send(`${page}?link=${link}&stock=1&${rest}`),
  'category page of brand, colour and price': (shop) =>
    shop.send(`${page}?link=${link}&brand=3-5&type1=1-2&price=50-500&${rest}`),
  'brand page': (shop) => shop.send(`${page}?link=lodos&${rest}`),
  'search of a word': (shop) =>
    shop.send(`/srv/service/content-v5/product-loader/?link=arama&q=defter&${rest}`),
  "search's filters": (shop) => shop.send(`/srv/service/filter/get/?link=arama&q=defter&${rest}`),
  suggestions: (shop) => shop.send(`/srv/service/product/searchAll/defter?limit=25&${rest}`),
  'suggestions, misspelt': (shop) =>
    shop.send(`/srv/service/product/searchAll/deftre?limit=25&${rest}`),
})

type Opened = HostedWorkers & { end: () => Promise<void> }

async function openBackend(size: number): Promise<Opened> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-size-'))
  cpSync(await seededFolder(size, console.log), folder, { recursive: true })
  const hosted = await hostWorkers({ folder, onLine: () => {} })
  const end = async () => {
    await hosted.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...hosted, end }
}

/**
 * Requests each response in turns at both sizes, so that a disturbance of the machine affects both.
 * @returns medians over `rounds`, after one round that only warms up
 * @throws when an answer is not a 200
 */
export async function measureGrowth(
  sizes: { small: number; big: number },
  rounds = 9,
): Promise<Growth[]> {
  const shops = { small: await openBackend(sizes.small), big: await openBackend(sizes.big) }
  try {
    const found: Growth[] = []
    const link = (await bigCategory(shops.small.db)).path.slice(1)
    for (const [name, ask] of Object.entries(answers(link))) {
      const times = { small: [] as number[], big: [] as number[] }
      for (let round = 0; round <= rounds; round++) {
        for (const size of ['small', 'big'] as const) {
          const began = performance.now()
          const response = await ask(new Caller(shops[size]))
          await response.arrayBuffer()
          if (response.status !== 200) throw new Error(`${name} answered ${response.status}`)
          if (round > 0) times[size].push(performance.now() - began)
        }
      }
      found.push({ name, small: median(times.small), big: median(times.big) })
    }
    return found
  } finally {
    await Promise.all([shops.small.end(), shops.big.end()])
  }
}
