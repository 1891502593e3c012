import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { signIn } from '../support/member'
import { pageOf, readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
let visitors: { load: () => ReturnType<typeof pagesOf> }[]
beforeAll(async () => {
  shop = await openWorkers()
  const paths = new Map<string, string>()
  for (const one of languages) paths.set(one, (await demoProduct(shop.db, 'plain', one)).path)
  visitors = []
  for (const mix of mixes) {
    const path = paths.get(mix.language) ?? '/'
    const visitor = await visitorOf(mix, path)
    visitors.push({ load: () => pagesOf(visitor, path) })
  }
})
afterAll(() => shop.close())

const languages = ['tr', 'en', 'de', 'ar']
const symbols = { TL: 'TL', USD: '$', EUR: '€' }
type Kind = 'guest' | 'plain' | 'grouped'
type Mix = { language: string; currency: keyof typeof symbols; kind: Kind }

const mixes: Mix[] = languages.flatMap((language) =>
  (Object.keys(symbols) as (keyof typeof symbols)[]).flatMap((currency) =>
    (['guest', 'plain', 'grouped'] as const).map((kind) => ({ language, currency, kind })),
  ),
)

/** A visitor who has looked at the product, which makes its language the visitor's. */
async function visitorOf({ currency, kind }: Mix, path: string): Promise<Visitor> {
  const visitor = shop.visitor()
  if (kind !== 'guest') await signIn(visitor, kind)
  await visitor.post('/para-birimi', { currency, back: '/' })
  await visitor.get(path)
  return visitor
}

/** What the product's page and the account say of their visitor. */
async function pagesOf(visitor: Visitor, path: string) {
  const [product, account] = await Promise.all([pageOf(visitor.get(path)), visitor.get('/hesabim')])
  const prices = product.main.textsOf('strong').join(' ')
  return {
    language: product.language,
    currencies: Object.entries(symbols).flatMap(([currency, symbol]) =>
      prices.includes(symbol) ? [currency] : [],
    ),
    prices,
    account: readPage(await account.text()).heading,
  }
}

it('[T87] requests at the same time each get the language, currency, prices and name of their own visitor', async () => {
  const alone = []
  for (const { load } of visitors) alone.push(await load())
  expect(alone.map(({ language, currencies }) => [language, currencies])).toEqual(
    mixes.map(({ language, currency }) => [language, [currency]]),
  )
  // Guest, member and member of a group see three accounts.
  for (let at = 0; at < alone.length; at += 3)
    expect(new Set(alone.slice(at, at + 3).map(({ account }) => account)).size).toBe(3)
  const together = await Promise.all([0, 1].flatMap(() => visitors.map(({ load }) => load())))
  expect(together).toEqual([...alone, ...alone])
})
