import { affiliatePageSize } from '~/backend/account/affiliate-api'
import type { PastOrder, RowPage } from '~/backend/account/member-model'
import { isMissingCallError, refusalIn } from '~/backend/http/backend-error'
import { ordersPageSize } from '~/backend/orders/past-orders-api'
import type { RequestContext } from '~/session/request-context'
import { isPageUnavailable } from '~/session/unavailable-pages'
import { hrefOf } from '~/site-map'
import { lineEntry, moneyRow, movementEntry, orderEntry, type Row } from './entries'

/** More orders and conversations than this are left out, and the file says so. */
const maxPages = 50
const maxConversations = 100
const together = 4

type Backend = RequestContext['backend']

async function ordersOf({ orders }: Backend) {
  const all: PastOrder[] = []
  let isComplete = true
  for (const archive of [false, true]) {
    const first = await orders.list(1, 0, archive)
    const pages = Math.ceil(first.total / ordersPageSize)
    all.push(...first.rows)
    for (let page = 2; page <= Math.min(pages, maxPages); page += 1)
      all.push(...(await orders.list(page, 0, archive)).rows)
    isComplete &&= pages <= maxPages
  }
  return { isComplete, orders: all.map(orderEntry) }
}

async function conversationsOf({ messages }: Backend) {
  const list = await messages.list()
  const open: Awaited<ReturnType<typeof messages.open>>[] = []
  for (let at = 0; at < Math.min(list.length, maxConversations); at += together) {
    const some = list.slice(at, Math.min(at + together, maxConversations))
    open.push(...(await Promise.all(some.map(({ id }) => messages.open(id)))))
  }
  const conversations = open.filter(Boolean)
  return { isComplete: conversations.length === list.length, conversations }
}

async function favouritesOf({ favourites }: Backend) {
  const list = await favourites.list()
  return [list, ...list.others].flatMap(({ name, products }) =>
    products.map(({ id, title, path }) => ({ id, title, path, list: name })),
  )
}

async function cartOf({ cart }: Backend) {
  const { lines, saved } = await cart.load()
  return { lines: lines.map(lineEntry), saved: saved?.map(lineEntry) ?? null }
}

async function everyRow<T extends Row>(load: (page: number) => Promise<RowPage<T>>) {
  const rows: T[] = []
  let pages = 1
  for (let page = 1; page <= Math.min(pages, maxPages); page += 1) {
    const read = await load(page)
    pages = Math.ceil(read.total / affiliatePageSize)
    rows.push(...read.rows)
  }
  return { isComplete: pages <= maxPages, rows: rows.map(moneyRow) }
}

async function affiliateOf({ affiliate }: Backend) {
  try {
    return {
      orders: await everyRow(affiliate.orders),
      earnings: await everyRow(affiliate.earnings),
      payments: await everyRow(affiliate.payments),
    }
  } catch (error) {
    refusalIn(error)
    return null
  }
}

/** Null for members without an account in the shop's accounting system. */
async function ledgerOf({ ledger }: Backend) {
  try {
    const [movements, orders] = await Promise.all([ledger.movements(), ledger.orders()])
    return movements.length + orders.length > 0
      ? { movements: movements.map(movementEntry), orders: orders.map(moneyRow) }
      : null
  } catch (error) {
    refusalIn(error)
    return null
  }
}

/** The parts of the file by name; each is read by calls that the account's own pages make too. */
const parts = {
  account: async ({ membership }: Backend) => (await membership.registerForm(true)).values,
  consents: ({ membership }: Backend) => membership.consents(),
  addresses: ({ addresses }: Backend) => addresses.list(),
  orders: ordersOf,
  favourites: favouritesOf,
  messages: conversationsOf,
  savedCards: ({ wallet }: Backend) => wallet.cards(),
  notifications: ({ ledger }: Backend) => ledger.notifications(),
  cart: cartOf,
  affiliate: affiliateOf,
  ledger: ledgerOf,
  passkeys: ({ passkeys }: Backend) => passkeys.list(),
  sessions: ({ sessions }: Backend) => sessions.list(),
} satisfies Record<string, (backend: Backend) => Promise<unknown>>

type ReadPart = keyof typeof parts

const unlisted = ['reviews', 'questions', 'alarms', 'newsletter', 'socialAccounts'] as const

export type OwnDataPart = ReadPart | (typeof unlisted)[number]

const tries: Record<ReadPart, (backend: Backend) => Promise<unknown>> = {
  ...parts,
  orders: ({ orders }) => orders.latest(),
  messages: ({ messages }) => messages.list(),
  affiliate: ({ affiliate }) => affiliate.orders(1).catch(refusalIn),
  ledger: ledgerOf,
}

/** What earlier answers say, for a shop with our own calls. */
const knownMissing = (backend: Backend): Partial<Record<ReadPart, boolean>> => ({
  consents: backend.isKnownMissing('CONSENT_LIST'),
  addresses: isPageUnavailable(backend, 'addresses'),
  messages: isPageUnavailable(backend, 'messages'),
  savedCards: backend.isKnownMissing('WALLET_LIST'),
  ledger: backend.isKnownMissing('ERP_CURRENT') || backend.isKnownMissing('ERP_ORDER'),
  notifications: backend.isKnownMissing('NOTIFICATIONS'),
  passkeys: backend.isKnownMissing('PASSKEY_LIST'),
  sessions: backend.isKnownMissing('SESSION_LIST'),
})

/** The parts of the file, and those that the shop has no call for: one without our own calls is tried by a first call of each. */
export async function ownDataParts({ backend }: Pick<RequestContext, 'backend'>) {
  const mayLackAny = backend.isKnownMissing('GLOBALS')
  const known = knownMissing(backend)
  const isMissing = (name: ReadPart) =>
    mayLackAny ? tries[name](backend).then(() => false, isMissingCallError) : known[name] === true
  const names = Object.keys(parts) as ReadPart[]
  const missing = await Promise.all(names.map(isMissing))
  return {
    included: names.filter((_, at) => !missing[at]),
    elsewhere: [...names.filter((_, at) => missing[at]), ...unlisted],
  }
}

/**
 * What the shop has of the member (KVKK article 11). What no call lists is named in `elsewhere`, to be requested.
 * @throws BackendError when a part could not be read: half a file would pass for all of it
 */
export async function collectOwnData({ backend, siteOrigin, language }: RequestContext) {
  const elsewhere: string[] = []
  const found: [string, unknown][] = []
  for (const [name, read] of Object.entries(parts))
    try {
      found.push([name, await read(backend)])
    } catch (error) {
      if (!isMissingCallError(error)) throw error
      elsewhere.push(name)
    }
  const requestAt = siteOrigin + hrefOf('contact', language, { konu: 'kopya' })
  const exportedAt = new Date().toISOString()
  const head = { shop: siteOrigin, exportedAt, elsewhere: [...elsewhere, ...unlisted], requestAt }
  return { ...head, ...Object.fromEntries(found) }
}
