import { describe, expect, it } from 'vitest'
import { backend as answering, contextOf, emptyCache } from '../../tests/support/call-context'
import { type Backend, openBackend } from './backend'

function clientOf(body: unknown, status = 200): Backend {
  const { fetch } = answering({ '': () => Response.json(body, { status }) })
  return openBackend(contextOf(fetch), emptyCache())
}

const proof = { key: 'k', csrfToken: 't' }
const review = { stars: 5, title: 'x', text: 'y', showsName: true }
const order = { ORDER_NUMBER: 'S-1', ID: '1', STATUS_ID: '1' }

/** Each call of a change with its own reader of the status: whether it was done. */
const changes: Record<string, (client: Backend) => Promise<boolean>> = {
  review: async ({ writing }) => (await writing.review('1', review, proof)).ok,
  vote: async ({ writing }) => (await writing.vote('1', true)).ok,
  'a new card': async ({ wallet }) => (await wallet.register('https://site.test/')) !== null,
  'a repeated order': async ({ orders }) => (await orders.repeat('1')).ok,
  'a cancelled order': async ({ orders }) => (await orders.cancel('1', 'a@b.test')).ok,
  'a followed order': async ({ orders }) =>
    (await orders.track('1', 'a@b.test', {})).order !== null,
  'a placed order': async ({ ordering }) => (await ordering.checkout('d', 'x', 'k')).status > 0,
  favourite: async ({ favourites }) => (await favourites.add(['1'])).kind === 'done',
}

describe('[T12] a change is done by any status above 0', () => {
  const more = { url: 'https://pay.test/', ORDER: order }

  it.each(Object.entries(changes))('%s', async (_, change) => {
    for (const [status, isDone] of [
      ...[1, '1', true, 2, 'success'].map((one) => [one, true] as const),
      ...[0, '0', false, -1, 'error'].map((one) => [one, false] as const),
    ])
      expect([status, await change(clientOf({ status, ...more }))]).toEqual([status, isDone])
    await expect(change(clientOf({ status: 'tamam', ...more }))).rejects.toThrow(/unreadable/)
  })

  it.each([400, 401, 409])('[C20] an order that is refused by %i says why', async (status) => {
    const statusText = 'Stok yetersiz'
    for (const body of [{ status: -2, statusText, key: 'cart' }, { statusText }]) {
      const { ordering } = clientOf(body, status)
      const placed = ordering.checkout('d', 'x', 'k')
      if (status === 409 && !('status' in body)) await expect(placed).rejects.toThrow('409')
      else expect(await placed).toMatchObject({ message: statusText })
      expect(await ordering.choose('1', '2')).toMatchObject({ ok: false, message: statusText })
    }
  })

  it('[F05] a favourite that is refused by 400 says why', async () => {
    const refuse = (body: object) => clientOf(body, 400).favourites.add(['1'])
    for (const body of [{ status: 0, statusText: 'Liste dolu' }, { message: 'Liste dolu' }])
      expect(await refuse(body)).toEqual({ kind: 'refused', text: 'Liste dolu' })
    expect(await refuse({ status: 0, statusText: 'NO_MEMBER_SESSION' })).toEqual({ kind: 'guest' })
  })

  const asMembersAlone = ['review', 'vote', 'a new card', 'a repeated order', 'a placed order']

  it.each(asMembersAlone)(
    '[O02] %s by somebody whose session has ended is no refusal',
    async (name) => {
      for (const status of [200, 403]) {
        const ended = clientOf({ status: 0, statusText: 'NO_MEMBER_SESSION' }, status)
        await expect(changes[name]?.(ended)).rejects.toMatchObject({ kind: 'guest' })
      }
    },
  )

  it('[P13] a review that is refused by 400 says why', async () => {
    const { writing } = clientOf({ message: 'Bir kez yazılır' }, 400)
    expect(await writing.review('1', review, proof)).toMatchObject({
      ok: false,
      statusText: 'Bir kez yazılır',
    })
  })

  it('so is each of several favourites', async () => {
    const done = { id: '1', title: 'Cezve', status: true }
    const refused = { id: '2', title: 'Kupa', status: '0' }
    const { favourites } = clientOf({ status: true, data: [done, refused] })
    expect(await favourites.add(['1', '2'])).toMatchObject({ kind: 'done', failed: [{ id: '2' }] })
  })
})

it.each([0, '0', false])('[O01] an order refused by %j is empty', async (status) => {
  expect(await clientOf({ status, message: 'Sepetiniz boş' }).ordering.summary()).toBeNull()
})
