import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StartedPlatform, startPlatform } from '../platform/start-platform'
import { answersOf, reportOn } from '../support/checked-shop'

/* A shop of the specification's calls whose own pages only the script of a browser fills. */

const shell = '<!doctype html><title>Shop</title><h1>Shop</h1><script src="/app.js"></script>'
let platform: StartedPlatform
beforeAll(async () => {
  platform = await startPlatform({ mode: 'section7' })
})
afterAll(() => platform.close())

/** The answers of the platform, with this instead of its pages, and these where a path has these words. */
const answering = (page: string, others: Record<string, string> = {}) =>
  answersOf(platform.origin, (url, { status, text }) => {
    const [, other] = Object.entries(others).find(([words]) => url.includes(words)) ?? []
    return other ?? (status === 200 && /^\s*<!doctype/i.test(text) ? page : undefined)
  })

it('[B02] is not ready: its categories and products show nothing', async () => {
  const { summary, exitCode } = await reportOn(answering(shell))
  expect(summary.join('\n')).toMatch(
    /^A shopper will not have: (?=.*pages of categories)(?=.*product pages)/m,
  )
  expect(exitCode).toBe(1)
})

it('[B02] is not ready where no list names a category or a product either', async () => {
  const none = { 'category/get': '[]', 'product-loader': '{"PRODUCTS":[]}' }
  const { summary, exitCode } = await reportOn(answering(shell, none))
  expect(summary).toContain(
    'The shop is not ready: no page of a category or of a product could be read.',
  )
  expect(exitCode).toBe(1)
})
