import { expect, it } from 'vitest'
import { add, backend, contextOf, makeIdentity } from '../../../tests/support/call-context'
import { callBackend } from './call'

it('[C16] two concurrent first changes of a browser share a session', async () => {
  let sessions = 0
  const { fetch } = backend({
    cart: () => Response.json({}, { headers: { 'set-cookie': `SID=s${++sessions}` } }),
  })
  const two = [makeIdentity, makeIdentity].map((make) =>
    make({ cookies: {}, visitorId: 'browser-of-calls' }),
  )
  const { sent, fetch: counting } = backend()
  const both = async (address: string, init: RequestInit) => {
    const answer = await fetch(address, init)
    await counting(address, init)
    return answer
  }
  await Promise.all(two.map((identity) => callBackend(add, 'change', contextOf(both, identity))))
  expect(sent.map(({ headers }) => headers.get('cookie'))).toEqual([null, 'SID=s1'])
})

it('[C16] calls wait for no other request once there is a session, nor to read', async () => {
  const { sent, fetch } = backend()
  const blocked = contextOf(
    () => new Promise(() => {}),
    makeIdentity({ cookies: {}, visitorId: 'waiting' }),
  )
  void callBackend(add, 'change', blocked)
  const having = makeIdentity({ visitorId: 'waiting' })
  void callBackend(add, 'change', contextOf(fetch, having))
  const reading = makeIdentity({ visitorId: 'waiting', cookies: {} })
  void callBackend(
    { key: 'ORDER_LIST', query: { day: '30' } },
    'personal',
    contextOf(fetch, reading),
  )
  // One event loop turn is enough: waiting for another request would take seconds.
  await new Promise((resolve) => setImmediate(resolve))
  expect(sent.map(({ search }) => search).sort()).toEqual(['?day=30&language=tr', '?language=tr'])
})
