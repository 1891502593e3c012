import { afterEach, expect, it, vi } from 'vitest'
import { registerTranslator } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import { freshSession } from '~/session/session'
import { runPendingAction, savePendingAction } from './pending-action'

const start = Date.UTC(2026, 10, 22, 12)
const minute = 60_000

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['runs once within half an hour', 30 * minute, 1],
  ['is dropped afterwards', 30 * minute + 1, 0],
])('[M01] an action that waits for a sign-in %s', async (_, later, times) => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  registerTranslator('tr', (key) => key)
  const send = vi.fn(async () => ({ ok: true, message: '' }))
  const shop = { messages: { send } } as unknown as RequestContext['backend']
  const preferences = { favourites: [] as string[] }
  const context = {
    language: 'tr',
    session: freshSession(),
    backend: shop,
    preferences,
  } as unknown as RequestContext
  savePendingAction(context, 'message', { parentId: '7', text: 'Merhaba' }, '/')
  vi.setSystemTime(start + later)
  await runPendingAction(context)
  await runPendingAction(context)
  expect(send).toHaveBeenCalledTimes(times)
})
