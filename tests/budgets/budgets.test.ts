import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathsOf } from '../support/links'
import { openWorkers, type Shop } from '../support/two-workers'
import { measureCalls } from './backend-calls'
import { weigh } from './first-view'
import { limits } from './limits'
import { blockingScripts, brotli } from './weight'

describe('the size of a product page', () => {
  let shop: Shop
  let paths: string[]
  beforeAll(async () => {
    shop = await openWorkers({ pictures: true })
    paths = await pathsOf(shop, 'product')
  })
  afterAll(() => shop.close())

  it('stays within its limits before and after hydration', {
    timeout: 60_000,
  }, async () => {
    const weight = await weigh(shop.url + paths[0])
    expect(weight.scriptFiles + weight.scriptInline).toBeLessThanOrEqual(limits.firstViewScript)
    expect(weight.blocking).toBe(limits.blockingScripts)
    expect(weight.hydrated).toBeGreaterThan(weight.scriptFiles)
    expect(weight.hydrated).toBeLessThanOrEqual(limits.hydratedScript)
    expect(weight.css).toBeGreaterThan(0)
    expect(weight.css).toBeLessThanOrEqual(limits.css)
  })

  it('has little HTML and no blocking script, for every product', async () => {
    expect(paths.length).toBeGreaterThan(50)
    for (const path of paths) {
      const response = await shop.visitor().get(path)
      const html = await response.text()
      expect(response.status, path).toBe(200)
      expect(brotli(html, 5), path).toBeLessThanOrEqual(limits.html)
      expect(blockingScripts(html), path).toBe(limits.blockingScripts)
    }
  })
})

describe('the backend calls of a product page', () => {
  it('are at most five, in parallel, and none with a warm cache', {
    timeout: 60_000,
  }, async () => {
    const calls = await measureCalls()
    expect(calls.cold.length).toBeGreaterThan(0)
    expect(calls.cold.length, calls.cold.join(' ')).toBeLessThanOrEqual(limits.coldCalls)
    expect(calls.warm).toHaveLength(limits.warmCalls)
    expect(Math.round(calls.depthOfMain)).toBeLessThanOrEqual(limits.coldDepth)
  })
})
