import type { z } from 'zod'
import type { ParcelStep, PastOrder, RowPage } from '~/backend/account/member-model'
import type { Call, CallContext } from '~/backend/http/call'
import { type VisitorCalls, visitorCalls } from '~/backend/http/visitor-calls'
import {
  listShape,
  type OrderOutcome,
  outcomeShape,
  stepsShape,
  trackShape,
} from './order-list-shapes'

export const ordersPageSize = 20

/** `left` is the count that its shopper saw. */
export type CountedLine = { position: string; count: string; left: string }

type Tracked = { order: PastOrder | null; text: string; field: string }

function listCalls({ get }: VisitorCalls) {
  const load = (query: Record<string, string>) => get({ key: 'ORDER_LIST', query }, listShape)

  return {
    /** Pages count from 1; `days` 0 means all. The archive holds closed orders. */
    list: async (page: number, days: number, archive = false): Promise<RowPage<PastOrder>> => {
      const { ORDERS, TOTAL } = await load({
        archive: archive ? '1' : '0',
        ...(days > 0 ? { day: String(days) } : {}),
        start: String((page - 1) * ordersPageSize),
        length: String(ordersPageSize),
      })
      return { rows: ORDERS, total: TOTAL }
    },

    /** The latest order that is not in the archive; null for none. */
    latest: async (): Promise<PastOrder | null> =>
      (await load({ archive: '0', start: '0', length: '1' })).ORDERS[0] ?? null,

    /** Null when the member has no such order. A backend that ignores `number` answers the last hundred orders. */
    one: async (orderNumber: string): Promise<PastOrder | null> => {
      for (const archive of ['0', '1']) {
        const { ORDERS } = await load({ archive, start: '0', length: '100', number: orderNumber })
        const found = ORDERS.find((row) => row.number === orderNumber)
        if (found) return found
      }
      return null
    },
  }
}

const fieldsOf = ({ position, count, left }: CountedLine) => [
  ['lines[]', position],
  ['counts[]', count],
  ['left[]', left],
]

type ReturnedOrder = { orderId: string; token?: string; byPieces: boolean }

const named = (token: string) => (token ? [['token', token]] : [])

function changeCalls({ change }: VisitorCalls) {
  const answer = async (call: Call): Promise<OrderOutcome> => {
    const wire = await change(call, outcomeShape)
    return {
      ok: wire.status > 0,
      text: wire.statusText,
      field: wire.key,
      productPath: wire.step === 'product' && wire.url ? wire.url : null,
      step: wire.step === 'product' ? 'cart' : wire.step,
      shortLines: wire.SHORT_LINES,
    }
  }

  return {
    /** @param token of the order's mail, for whoever is not its member */
    repeat: (orderId: string, token = '') =>
      answer({ key: 'ORDER_REPEAT', parts: [orderId], ...(token && { query: { token } }) }),

    /** Cancels an order before it is shipped. The platform requires the order's e-mail address. */
    cancel: (orderId: string, email: string) =>
      answer({ key: 'ORDER_CANCEL', parts: [{ word: `${orderId}-${email}` }] }),

    /** Cancels pieces of lines (own call), of a member's order by its id or of anybody's by the token of its mail. */
    cancelLines: (by: { order: string } | { token: string }, lines: CountedLine[]) => {
      const form = new URLSearchParams([...Object.entries(by), ...lines.flatMap(fieldsOf)])
      return answer({ key: 'ORDER_CANCEL_LINES', form })
    },

    /** Requests a return of pieces, or of whole lines where the shop takes no counts. @param token as of `repeat` */
    giveBack: (order: ReturnedOrder, reason: string, lines: CountedLine[]) => {
      const { orderId, token = '', byPieces } = order
      const rows = lines.flatMap((line) =>
        byPieces ? fieldsOf(line) : [['lines[]', line.position]],
      )
      const form = new URLSearchParams([...named(token), ['reason', reason], ...rows])
      return answer({ key: 'ORDER_RETURN', parts: [orderId], form })
    },
  }
}

function trackCalls({ get, change }: VisitorCalls) {
  const tracked = ({ status, statusText, key, ORDER }: z.output<typeof trackShape>): Tracked => ({
    order: status > 0 ? ORDER : null,
    text: statusText,
    field: key,
  })

  return {
    /** An order of a guest (own call). @param proof a security code, by its name in the contract */
    track: async (
      orderNumber: string,
      email: string,
      proof: Record<string, string>,
    ): Promise<Tracked> => {
      const form = new URLSearchParams({ number: orderNumber, email, ...proof })
      return tracked(await change({ key: 'ORDER_TRACK', form }, trackShape))
    },

    /** The order that an e-mail links to (own call). */
    linked: async (token: string): Promise<Tracked> => {
      const form = new URLSearchParams({ token })
      return tracked(await get({ key: 'ORDER_TRACK', form }, trackShape))
    },

    parcel: async (parcelNumber: string): Promise<ParcelStep[]> => {
      const payload = JSON.stringify({ number: parcelNumber })
      const form = new URLSearchParams({ service: 'cargo', method: 'track', payload })
      return (await get({ key: 'SEND_REQUEST', form }, stepsShape)).data
    },
  }
}

export function openPastOrdersApi(context: CallContext) {
  const calls = visitorCalls(context)
  return { ...listCalls(calls), ...changeCalls(calls), ...trackCalls(calls) }
}
