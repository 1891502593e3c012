import { expect, it } from 'vitest'
import '../../../functions/local/html-rewriter/html-rewriter'
import { backend, contextOf, makeIdentity } from '../../../tests/support/call-context'
import { isKnownMissing } from '../http/cache/missing-calls'
import { cardsByComparison, compareProducts } from './compare'

it('[K03] [K04] only a shop that has never answered lacks the comparison, and no single redirect says so', async () => {
  let answer = () => Response.redirect('https://shop.test/giris')
  const { fetch } = backend({ 'sub-folder': () => answer() })
  const context = contextOf(fetch, makeIdentity(), { origin: 'https://compare.test' })
  const isMissingNow = async () => {
    await compareProducts(context, ['1', '2'], 1).catch(() => undefined)
    return isKnownMissing(context.origin, 'COMPARISON')
  }
  expect(await isMissingNow()).toBe(false)
  answer = () => new Response('', { status: 404 })
  expect(await isMissingNow()).toBe(true)
  answer = () => Response.json({ PRODUCTS: [] })
  expect(await isMissingNow()).toBe(false)
  answer = () => new Response('', { status: 404 })
  expect(await isMissingNow()).toBe(false)
})

it('[K03] [F01] [Z12] a list of products without a readable one is a fault, and no empty comparison', async () => {
  const answer = { PRODUCTS: [{ Name: 'Saksı' }] }
  const { fetch } = backend({ 'sub-folder': () => Response.json(answer) })
  const context = contextOf(fetch, makeIdentity(), { origin: 'https://unread.test' })
  for (const read of [compareProducts, cardsByComparison])
    await expect(read(context, ['1'], 1)).rejects.toMatchObject({ kind: 'shape' })
})

it('[F02] [F08] a product of an HTML comparison, which names no options, is chosen on its page', async () => {
  const html =
    '<table><tr><td data-product-id="7"><a href="/saksi"><img src="/s.jpg">Saksı</a><b>9,50 TL</b></td></tr></table>'
  const { fetch } = backend({ 'sub-folder': () => new Response(html) })
  const context = contextOf(fetch, makeIdentity(), { origin: 'https://table.test' })
  expect(await cardsByComparison(context, ['7'])).toMatchObject([{ id: '7', hasVariants: true }])
})
