import { expect, it } from 'vitest'
import type { Outcome } from '~/backend/http/envelope'
import type { RequestContext } from '~/session/request-context'
import { freshSession } from '~/session/session'
import { pendingCode, saveCode } from './pending-code'

const left = (ttl: number) => {
  const context = { session: freshSession() } as RequestContext
  saveCode(context, 'code', '905320000001', { ok: true, ttl } as Outcome)
  return pendingCode(context, 'code')?.left
}

it('[L08] a code lasts as long as the shop says, where that is a time that is left', () => {
  expect([left(90), left(3600)]).toEqual([90, 3600])
  expect([0, -5, 3601, 1_795_000_000, 90_000].map(left)).toEqual([120, 120, 120, 120, 120])
})
