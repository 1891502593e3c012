import { afterEach, expect, it, vi } from 'vitest'
import { registerTranslator } from '~/i18n/translators'
import { freshSession } from '~/session/session'
import type { Visit } from '~/visit'
import { doPending, waitForSignIn } from './pending'

const start = Date.UTC(2026, 10, 22, 12)
const minute = 60_000

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['is done at its end', 30 * minute, 1],
  ['is not meant any more after it', 30 * minute + 1, 0],
])('[M01] what waits for a sign-in for half an hour %s, and once', async (_, later, times) => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  registerTranslator('tr', (key) => key)
  const send = vi.fn(async () => ({ ok: true, message: '' }))
  const shop = { messages: { send } } as unknown as Visit['shop']
  const visit = { language: 'tr', session: freshSession(), shop } as Visit
  waitForSignIn(visit, 'message', { parentId: '7', text: 'Merhaba' }, '/')
  vi.setSystemTime(start + later)
  await doPending(visit)
  await doPending(visit)
  expect(send).toHaveBeenCalledTimes(times)
})
