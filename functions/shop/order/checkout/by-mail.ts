import type { Cart } from '../../cart/cart'
import { orderText } from '../messages'
import type { CargoRow, Draft } from './draft-queries'

/** The id of the delivery that carries nothing: codes are mailed. */
const BY_MAIL = -1

/** The deliveries for a cart, and the chosen one. Gift cards alone have but one, which nobody needs to choose. */
export function deliveriesOf(
  { lines, language }: Cart,
  carriers: CargoRow[],
  { cargo_id }: Pick<Draft, 'cargo_id'>,
) {
  const isMailed = lines.length > 0 && lines.every(({ row }) => row.is_gift_card === 1)
  if (!isMailed)
    return {
      isMailed,
      companies: carriers,
      cargo: carriers.find(({ id }) => id === cargo_id) ?? null,
    }
  const title = orderText('byMail', language)
  const cargo = { id: BY_MAIL, title, about: orderText('byMailAbout', language), extra: 0 }
  return { isMailed, companies: [cargo], cargo }
}
