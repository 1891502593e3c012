import { afterEach, expect, it, vi } from 'vitest'
import { backend, contextOf, emptyCache } from '../../../tests/support/call-context'
import { openCatalogueApi } from '../catalogue/catalogue-api'
import { cataloguePolicy, Memory } from '../http/cache/cache'

afterEach(() => void vi.useRealTimers())

it.each([
  ['in the isolate that has read them', 61_000],
  ['in one that has them from the cache alone', 700_000],
])('[T01] settings that a moment’s 404 follows stay, %s', async (isolate, passed) => {
  vi.useFakeTimers({ toFake: ['Date'] })
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
  const context = { ...contextOf(fetch), origin: `https://settings-${isolate.length}.test` }
  const nameNow = async () => {
    const { name } = await openCatalogueApi(context, cache).site()
    await Promise.all(waiting)
    return name
  }
  expect(await nameNow()).toBe('Kavak')
  time = 61_000
  // What an isolate remembers of a shop is forgotten after ten minutes.
  vi.setSystemTime(Date.now() + passed)
  answers['get-globals'] = () => new Response('<h1>Yok</h1>', { status: 404 })
  await nameNow()
  answers['get-globals'] = settings
  expect(await nameNow()).toBe('Kavak')
})
