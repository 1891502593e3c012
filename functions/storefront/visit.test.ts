import { expect, it } from 'vitest'
import { readSealKeys, seal } from '../../app/session/seal'
import { freshSession, sessionCookie } from '../../app/session/session'
import type { Settings } from './settings'
import { openArrival } from './visit'

it('[C07] [L08] what has run out is gone from the session that arrives, and is no change of its request', async () => {
  const sealKeys = await readSealKeys(`one:${Buffer.alloc(32, 1).toString('base64url')}`)
  const session = {
    ...freshSession(),
    currency: 'EUR',
    waitingAdd: { fields: [['productId', '8']], until: Date.now() - 1 },
    step: { kind: 'code', fields: {}, until: Date.now() - 1 },
  }
  const sealed = await seal(sessionCookie, JSON.stringify(session), sealKeys)
  const request = new Request('https://vitrin.test/sepet', {
    headers: { cookie: `${sessionCookie}=${sealed}` },
  })
  const arrival = await openArrival(
    request,
    new URL(request.url),
    { sealKeys } as Settings,
    () => undefined,
  )
  expect(arrival.session).toEqual({ ...freshSession(), currency: 'EUR' })
  expect(arrival.arrived.session).toEqual(arrival.session)
  expect(arrival.isOld).toBe(true)
})
