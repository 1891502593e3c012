import { describe, expect, it } from 'vitest'
import { backend as answering, contextOf, emptyCache } from '../../tests/support/call-context'
import { type Calls, services } from '../../tests/support/client-calls'
import { readPublicAddresses } from './addresses/public-address'
import { type Backend, openBackend } from './backend'
import { BackendError } from './http/backend-error'

/** A backend client whose every call is answered with this body, and nothing is cached. */
function clientOf(body: unknown): Backend {
  return openBackend(contextOf(answering({ '': () => Response.json(body) }).fetch), emptyCache())
}

/** What these bring is optional, or a refusal: without it there is none. A list may be empty. */
const lenient = new Set([
  // Unknown counts as there.
  ...['hasCheckout', 'takesStore', 'mayTake', 'isKnownMissing'].map((name) => `catalogue.${name}`),
  ...['hasPage', 'startTrial', 'offeredPayments', 'categories', 'categoryTree'].map(
    (name) => `catalogue.${name}`,
  ),
  ...['tab', 'attributes', 'sibling', 'panel'].map((name) => `catalogue.${name}`),
  ...['setCurrency', 'member', 'signOut'].map((name) => `account.${name}`),
  ...['add', 'csrfToken', 'reprice'].map((name) => `cart.${name}`),
  'ledger.notifications',
  'membership.codeSound',
  ...['one', 'list'].map((name) => `addresses.${name}`),
])

/** Bodies that are no answer of any call, and some that begin like one. */
const noAnswers = [null, 7, true, []]
const halves = [
  ...[{}, { status: {}, data: 'x' }, { data: [null] }, { data: { data: [[]] } }],
  { PAGE: { TYPE: 'product' } },
  { PAGE: { TYPE: 'category', LINKS: [] }, LIST: { PRODUCTS: {} } },
  { PRODUCTS: [null, []], DATA: [], ORDERS: {}, LINKS: [[]] },
]

/** The kind of a failed call, else an error that nobody handles. */
const errorOf = (error: unknown) => (error instanceof BackendError ? error.kind : String(error))

describe('[T12] an answer of a wrong shape is a failed call like any other', () => {
  it('of each call of the client', () => {
    const client = clientOf(null)
    const { catalogue = {}, ...others } = services
    const named = [
      ...Object.keys(catalogue),
      ...Object.entries(others).flatMap(([service, calls]) =>
        Object.keys(calls).map((call) => `${service}.${call}`),
      ),
    ]
    const all = Object.entries(client).flatMap(([name, value]) =>
      typeof value === 'function' ? name : Object.keys(value).map((call) => `${name}.${call}`),
    )
    expect(named.toSorted()).toEqual(all.toSorted())
  })

  it.each(Object.entries(services))('%s', async (service, calls) => {
    for (const [name, call] of Object.entries(calls)) {
      const outcomeOf = (body: unknown) => call(clientOf(body)).then(() => 'read', errorOf)
      for (const body of noAnswers) {
        const expected = lenient.has(`${service}.${name}`) ? /^(?:read|shape)$/ : /^shape$/
        expect([name, body, await outcomeOf(body)]).toEqual([
          name,
          body,
          expect.stringMatching(expected),
        ])
      }
      for (const body of halves)
        expect([name, body, await outcomeOf(body)]).toEqual([
          ...[name, body],
          expect.stringMatching(/^(?:read|shape|status)$/),
        ])
    }
  })
})

describe('[T12] a list that is refused is a failed call, not an empty list', () => {
  const lists: Calls = {
    'ledger.storeStock': ({ ledger }) => ledger.storeStock('1', ''),
    'ledger.movements': ({ ledger }) => ledger.movements(),
    'ledger.orders': ({ ledger }) => ledger.orders(),
    'messages.list': ({ messages }) => messages.list(),
    'messages.departments': ({ messages }) => messages.departments(),
    'orders.list': ({ orders }) => orders.list(1, 0),
    'orders.parcel': ({ orders }) => orders.parcel('1'),
    'sessions.list': ({ sessions }) => sessions.list(),
    'passkeys.list': ({ passkeys }) => passkeys.list(),
    'membership.consents': ({ membership }) => membership.consents(),
    'wallet.cards': ({ wallet }) => wallet.cards(),
    'favourites.list': ({ favourites }) => favourites.list(),
    'writing.reviews': ({ writing }) =>
      writing.reviews('1', { page: 1, by: 'date', ascending: true, words: '' }),
  }
  const message = 'ERP’ye ulaşılamadı'

  it.each(Object.entries(lists))('%s', async (_, call) => {
    for (const status of [0, '0', false, -1])
      for (const more of [{ message }, { message, data: null }, { statusText: message, data: [] }])
        expect([status, more, await call(clientOf({ status, ...more })).catch(errorOf)]).toEqual([
          ...[status, more],
          expect.stringMatching(/^(?:shape|status)$/),
        ])
  })

  it('of addresses in the newer family too', () => {
    expect(readPublicAddresses({ status: false, message, data: [] })).toBeNull()
    expect(readPublicAddresses({ status: true, data: [] })).toEqual([])
  })
})
