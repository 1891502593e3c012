import { expect, it } from 'vitest'
import { readSealKeys, seal } from '../../../app/session/cookies/seal'
import { freshSession, sessionCookie } from '../../../app/session/session'
import type { Settings } from '../settings'
import { parseRequest } from './parse-request'

it('[C07] [L08] expired entries are removed from a received session and are no change of its request', async () => {
  const sealKeys = await readSealKeys(`one:${Buffer.alloc(32, 1).toString('base64url')}`)
  const session = {
    ...freshSession(),
    currency: 'EUR',
    pendingAdd: { fields: [['productId', '8']], until: Date.now() - 1 },
    step: { kind: 'code', fields: {}, until: Date.now() - 1 },
  }
  const sealed = await seal(sessionCookie, JSON.stringify(session), sealKeys)
  const request = new Request('https://vitrin.test/sepet', {
    headers: { cookie: `${sessionCookie}=${sealed}` },
  })
  const parsed = await parseRequest(
    request,
    new URL(request.url),
    { sealKeys } as Settings,
    () => undefined,
  )
  expect(parsed.session).toEqual({ ...freshSession(), currency: 'EUR' })
  expect(parsed.received.session).toEqual(parsed.session)
  expect(parsed.isOld).toBe(true)
})
