import { privateAnswer } from '../answer'
import type { Call } from '../app'
import { maxOf } from './available-counts'
import type { Cart } from './cart'
import { readCart } from './cart'
import { cartSummary, lineIdOf } from './cart-wire'
import { cartMessage } from './messages'
import { deleteLine, deleteLines, setCounts } from './queries'
import { quantityFault, readCount, roundCount } from './rules'

type Change = { index: number; count: number }

/** The position of the line, -1 when it is gone. Our own parameter `lines` has its id, since positions may change. */
export function positionOf(cart: Cart, call: Call): number {
  const name = call.req.query('lines')
  if (!name) return Number(call.req.param('index'))
  return cart.lines.findIndex(({ row }) => lineIdOf(row) === name)
}

/** GET update-item/{index}/{count}. */
export async function updateOne(call: Call): Promise<Response> {
  const cart = await readCart(call)
  const count = readCount(call.req.param('count') ?? '')
  return update(call, cart, [{ index: positionOf(cart, call), count }])
}

/** GET update/{c1-c2-c3}: the counts of all lines in order; changes all or none. */
export async function updateAll(call: Call): Promise<Response> {
  const cart = await readCart(call)
  const names = call.req.query('lines') ?? ''
  const counts = (call.req.param('counts') ?? '').split('-').map(readCount)
  const isAnother = names && names !== cart.lines.map(({ row }) => lineIdOf(row)).join(',')
  if (isAnother || counts.length !== cart.lines.length)
    return refused(call, cart, cartMessage('cartChanged', cart.language))
  return update(
    call,
    cart,
    counts.map((count, index) => ({ index, count })),
  )
}

/** GET delete/{index}. */
export async function deleteOne(call: Call): Promise<Response> {
  const cart = await readCart(call)
  const line = cart.lines[positionOf(cart, call)]
  if (!line) return refused(call, cart, cartMessage('cartChanged', cart.language))
  await deleteLine(call.env.DB, cart.session, line.row.id)
  return changed(call)
}

/** GET delete-all. */
export async function clearCart(call: Call): Promise<Response> {
  const cart = await readCart(call)
  await deleteLines(call.env.DB, cart.session)
  return changed(call)
}

async function update(call: Call, cart: Cart, changes: Change[]): Promise<Response> {
  for (const change of changes) {
    const fault = faultOf(cart, change, changes)
    if (fault) return refused(call, cart, fault)
  }
  await setCounts(
    call.env.DB,
    cart.session,
    changes.flatMap(({ index, count }) => {
      const line = cart.lines[index]
      return line ? [{ lineId: line.row.id, count }] : []
    }),
  )
  return changed(call)
}

/** Why a new count is not possible, given the new counts of the other lines; null when it is. */
function faultOf(cart: Cart, change: Change, changes: Change[]): string | null {
  const { language, settings } = cart
  const line = cart.lines[change.index]
  if (!line) return cartMessage('cartChanged', language)
  const { row } = line
  if (row.unsold) return cartMessage(row.unsold === 'closed' ? 'notForSale' : 'gone', language)
  const wrong = quantityFault(
    { min: row.min_count, max: row.max_count, step: row.step },
    change.count,
  )
  if (wrong) {
    return cartMessage(wrong.fault, language, 'limit' in wrong ? wrong.limit : undefined)
  }
  const countOf = new Map(changes.map(({ index, count }) => [index, count]))
  const all = cart.lines
    .map((other, index) => ({ row: other.row, count: countOf.get(index) ?? other.row.count }))
    .filter(
      (other) => other.row.product_id === row.product_id && other.row.variant_id === row.variant_id,
    )
    .reduce((sum, other) => sum + other.count, 0)
  const newCount = roundCount(all)
  if (row.max_count > 0 && newCount > row.max_count)
    return cartMessage('aboveMax', language, row.max_count)
  if (newCount <= maxOf(row, settings.negative_stock === 1)) return null
  return row.stock > 0
    ? cartMessage('stockLeft', language, row.stock)
    : cartMessage('soldOut', language)
}

export async function changed(call: Call): Promise<Response> {
  const cart = await readCart(call)
  return privateAnswer(call, { status: 1, statusText: '', ...cartSummary(cart) })
}

export function refused(call: Call, cart: Cart, statusText: string): Response {
  return privateAnswer(call, { status: 0, statusText, ...cartSummary(cart) })
}
