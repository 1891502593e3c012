import { expect, it } from 'vitest'
import { isPastForm, withTime } from './form-time'

const hour = 3_600_000
const keyAt = (time: number) =>
  Buffer.from(withTime(crypto.getRandomValues(new Uint8Array(16)), time)).toString('base64url')

it('rejects only forms that are older than a day', () => {
  const now = Date.UTC(2026, 10, 21)
  expect(keyAt(now)).toHaveLength(22)
  expect(isPastForm(keyAt(now), now)).toBe(false)
  expect(isPastForm(keyAt(now - 22 * hour), now)).toBe(false)
  expect(isPastForm(keyAt(now - 23 * hour), now)).toBe(false)
  expect(isPastForm(keyAt(now - 23 * hour - 1000), now)).toBe(true)
  expect(isPastForm(keyAt(now - 24 * hour), now)).toBe(true)
  // A digest of the request follows the form's key.
  expect(isPastForm(`${keyAt(now - 24 * hour)}.0a1b`, now)).toBe(true)
  expect(isPastForm(`${keyAt(now - 24 * hour)}0a1b`, now)).toBe(false)
  expect(isPastForm(`x${keyAt(now - 24 * hour)}`, now)).toBe(false)
  for (let tries = 0; tries < 200; tries += 1)
    expect(isPastForm(keyAt(now - 24 * hour), now)).toBe(true)
  for (const other of [null, '', 'x', crypto.randomUUID()])
    expect(isPastForm(other, now)).toBe(false)
})

it('gives two forms of one second different keys', () => {
  expect(keyAt(1000)).not.toBe(keyAt(1000))
})
