import { expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { headerCart } from '../support/header-cart'
import { pageOf } from '../support/page/page'
import { openWorkers } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

const key = (name: string) => `${name}:${Buffer.alloc(32, name).toString('base64url')}`
const [old, young] = [key('old'), key('young')]

/** The header's text about the cart in the session. */
async function headerCount(visitor: Visitor): Promise<string> {
  return headerCart(await pageOf(visitor.get('/defterler'))).count
}

it('[G09] [T23] a cookie that was sealed with an old key is sealed again by the next response', async () => {
  const before = await openWorkers({ vars: { SESSION_KEYS: old } })
  const visitor = before.visitor()
  const { id, path } = await demoProduct(before.db, 'plain')
  const fields = { productId: String(id), quantity: '1', back: path, key: crypto.randomUUID() }
  await visitor.post('/sepet/ekle', fields)
  const sealed = new Map(visitor.cookies)
  await before.close()

  const after = await openWorkers({ vars: { SESSION_KEYS: `${young},${old}` } })
  const second = after.visitor()
  for (const [name, value] of sealed) second.cookies.set(name, value)
  expect(await headerCount(second)).toBe('1')
  const resealed = new Map(second.cookies)
  await after.close()

  const later = await openWorkers({ vars: { SESSION_KEYS: young } })
  try {
    const late = later.visitor()
    for (const [name, value] of sealed) late.cookies.set(name, value)
    expect(await headerCount(late)).toBe('')
    for (const [name, value] of resealed) late.cookies.set(name, value)
    expect(await headerCount(late)).toBe('1')
  } finally {
    await later.close()
  }
})
