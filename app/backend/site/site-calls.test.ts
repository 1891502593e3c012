import { expect, it } from 'vitest'
import { backend, contextOf, emptyCache } from '../../../tests/support/call-context'
import { openCatalogueApi } from '../catalogue/catalogue-api'
import { cataloguePolicy, Memory } from '../http/cache/cache'
import { hasOnceAnswered } from '../http/cache/lacking-calls'

it('[T01] settings that a moment’s 404 follows stay', async () => {
  let time = 0
  const menu = [{ ID: 1, TITLE: 'Bahçe', URL: 'bahce' }]
  const settings = () => Response.json({ SITE_NAME: 'Kavak', MENU: menu })
  const answers = { 'get-globals': settings }
  const { fetch } = backend(answers)
  const waiting: Promise<unknown>[] = []
  const cache = {
    ...emptyCache(),
    memory: new Memory(1_000_000),
    rule: cataloguePolicy(60_000),
    now: () => time,
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
  }
  const context = { ...contextOf(fetch), origin: 'https://settings.test' }
  const nameNow = async () => {
    const { name } = await openCatalogueApi(context, cache).site()
    await Promise.all(waiting)
    return name
  }
  expect(await nameNow()).toBe('Kavak')
  time = 61_000
  answers['get-globals'] = () => new Response('<h1>Yok</h1>', { status: 404 })
  await nameNow()
  answers['get-globals'] = settings
  expect(await nameNow()).toBe('Kavak')
})

it.each<[string, () => Response, boolean]>([
  ['a store', () => Response.json({ data: [{ id: 3, Ad: 'Kadıköy' }] }), true],
  ['an empty list', () => Response.json({ data: [] }), false],
  ['no such call', () => new Response('<h1>Yok</h1>', { status: 404 }), false],
  ['no list', () => Response.json({ status: 0, statusText: 'x' }), false],
])('[B12] a shop is known to have stores by its list alone: %s', async (name, answer, isKnown) => {
  const { fetch } = backend({ 'store-list': answer })
  const context = { ...contextOf(fetch), origin: `https://${name.replaceAll(' ', '-')}.test` }
  const isNow = () => hasOnceAnswered(context.origin, 'STORES')
  expect(isNow()).toBe(false)
  await openCatalogueApi(context, emptyCache())
    .stores()
    .catch(() => [])
  expect(isNow()).toBe(isKnown)
})
