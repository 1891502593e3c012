import { failedAction, privateAnswer } from '../../answer'
import type { Call } from '../../app'
import { field, readForm } from '../../form'
import { maxOf } from '../available-counts'
import { type Cart, readCart } from '../cart'
import { cartSummary, lineIdOf } from '../cart-wire'
import { cartMessage } from '../messages'
import type { CartRow, LineTable } from '../queries'
import { putBy } from './put-by'

const columns =
  'session_id, product_id, variant_id, count, related_id, frequency, order_note, personalization, seen_price'

/** Moves a line to the other table, into the line that is equal to it, if there is one. */
async function moveLine(db: D1Database, line: CartRow, session: string, from: LineTable) {
  const to: LineTable = from === 'cart_line' ? 'saved_line' : 'cart_line'
  await db.batch([
    db
      .prepare(
        `INSERT INTO ${to} (${columns}, added_at)
         SELECT ${columns}, unixepoch() FROM ${from} WHERE id = ?1 AND session_id = ?2
         ON CONFLICT DO UPDATE SET count = round(count + excluded.count, 3)`,
      )
      .bind(line.id, session),
    removal(db, line, session, from),
  ])
}

const removal = (db: D1Database, line: CartRow, session: string, from: LineTable) =>
  db.prepare(`DELETE FROM ${from} WHERE id = ?1 AND session_id = ?2`).bind(line.id, session)

/** Why no piece of a saved line can be put into the cart; null where one can: the cart then names what it lacks. */
function faultOf({ language, settings }: Cart, row: CartRow): string | null {
  if (row.unsold) return cartMessage(row.unsold === 'closed' ? 'notForSale' : 'gone', language)
  return maxOf(row, settings.negative_stock === 1) > 0 ? null : cartMessage('soldOut', language)
}

/** POST save-for-later: the form's `line` (a LINE_ID) goes `to` later, from the cart; or from the saved lines to the cart, or to nowhere. */
export async function saveForLater(call: Call): Promise<Response> {
  const form = await readForm(call)
  const to = field(form, 'to')
  if (to === 'later' && field(form, 'productId')) return putBy(call, form)
  const from: LineTable = to === 'later' ? 'cart_line' : 'saved_line'
  const read = await readCart(call, { table: from })
  const row = read.lines
    .map((line) => line.row)
    .find((one) => lineIdOf(one) === field(form, 'line'))
  if (!row || !['later', 'cart', 'none'].includes(to))
    return failedAction(call, cartMessage('cartChanged', read.language))
  const fault = to === 'cart' ? faultOf(read, row) : null
  if (fault) return failedAction(call, fault)
  if (to === 'none') await removal(call.env.DB, row, read.session, from).run()
  else await moveLine(call.env.DB, row, read.session, from)
  return privateAnswer(call, { status: 1, statusText: '', ...cartSummary(await readCart(call)) })
}
