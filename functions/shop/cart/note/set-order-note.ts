import type { Call } from '../../app'
import { ORDER_NOTE_LIMIT } from '../../catalog/product/detail'
import { field, readForm } from '../../form'
import { readCart } from '../cart'
import { changed, positionOf, refused } from '../change'
import { cartMessage } from '../messages'

const isEqual = `session_id = ?1 AND id <> ?2 AND order_note = ?3
  AND (product_id, variant_id, frequency, personalization) =
    (SELECT product_id, variant_id, frequency, personalization FROM cart_line WHERE id = ?2 AND session_id = ?1)`

/** Sets a line's note; a line that is then equal to another becomes one with it. */
async function saveNote(db: D1Database, session: string, line: { id: number; note: string }) {
  const bound = (sql: string) => db.prepare(sql).bind(session, line.id, line.note)
  await db.batch([
    bound(`UPDATE cart_line SET count = round(count +
      (SELECT count FROM cart_line WHERE id = ?2 AND session_id = ?1), 3) WHERE ${isEqual}`),
    bound(`DELETE FROM cart_line WHERE id = ?2 AND session_id = ?1
      AND EXISTS (SELECT 1 FROM cart_line WHERE ${isEqual})`),
    bound('UPDATE cart_line SET order_note = ?3 WHERE id = ?2 AND session_id = ?1'),
  ])
}

/** POST set-order-notes/{index}: the form's `content` is the line's note from now on, none where it is empty. */
export async function setOrderNote(call: Call): Promise<Response> {
  const note = field(await readForm(call), 'content').trim()
  const cart = await readCart(call)
  const line = cart.lines[positionOf(cart, call)]
  if (!line || (note && line.row.has_order_note !== 1))
    return refused(call, cart, cartMessage('cartChanged', cart.language))
  if (note.length > ORDER_NOTE_LIMIT)
    return refused(call, cart, cartMessage('noteTooLong', cart.language, ORDER_NOTE_LIMIT))
  await saveNote(call.env.DB, cart.session, { id: line.row.id, note })
  return changed(call)
}
