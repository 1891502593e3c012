import { expect, it } from 'vitest'
import { isPastForm, withTime } from '~/backend/http/form-time'
import { idempotencyKey } from './idempotency-key'

const form = Buffer.from(withTime(crypto.getRandomValues(new Uint8Array(16)), 0)).toString(
  'base64url',
)

it('[C16] [T36] is equal only for the same form, browser and payload', async () => {
  const key = await idempotencyKey(form, 'v1', { productId: '1', quantity: '1' })
  expect(await idempotencyKey(form, 'v1', { productId: '1', quantity: '1' })).toBe(key)
  expect(key).toMatch(new RegExp(`^${form}\\.[\\da-f]{32}$`))
  // A fixed value, because forms are submitted across deployments.
  expect(await idempotencyKey('form', 'v1', {})).toBe('form.835d3a9896a46a016de11c3e978f099b')
  const others = await Promise.all([
    idempotencyKey(form, 'v1', { productId: '1', quantity: '2' }),
    idempotencyKey(form, 'v2', { productId: '1', quantity: '1' }),
    idempotencyKey('another-form', 'v1', { productId: '1', quantity: '1' }),
  ])
  expect(new Set([key, ...others]).size).toBe(4)
})

it('still reveals the age of its form', async () => {
  expect(isPastForm(await idempotencyKey(form, 'v1', {}), Date.UTC(2026, 10, 22))).toBe(true)
})
