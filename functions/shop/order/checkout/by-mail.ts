import type { Cart } from '../../cart/cart'
import { orderText } from '../messages'
import type { CargoRow } from './draft-queries'

/** The id of the delivery that carries nothing: codes are mailed. */
const BY_MAIL = -1

/** The one delivery of a cart of gift cards alone; null for a cart with goods, or an empty one. */
export function deliveryByMail({ lines, language }: Cart): CargoRow | null {
  if (lines.length === 0 || lines.some(({ row }) => row.is_gift_card !== 1)) return null
  const title = orderText('byMail', language)
  return { id: BY_MAIL, title, about: orderText('byMailAbout', language), extra: 0 }
}
