import { noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { quantityFault, readQuantity } from '~/product/quantity'
import { answer } from '~/session/answer'
import type { Notice } from '~/session/answer-types'
import type { Cart, CartChangeAnswer, CartLine } from '~/shop/cart-model'
import type { Visit } from '~/visit'
import type { SentLine } from './cart-form'
import { inTurn } from './in-turn'
import { identityOf } from './line-identity'
import { noticeMs } from './rules'

/** What came of one change: the backend's answer, or why it was not asked. */
export type Changed = CartChangeAnswer | Notice

const bad = (text: string): Notice => ({ tone: 'bad', text, ms: noticeMs.cart })

/**
 * Ends a change of the cart, or several: the backend's word on each, or that it could not be done; the cart is never lost, and the
 * shopper can try again. Reading and changing it are one turn of the visitor's changes.
 * @param next path to show after it, for a document
 */
export async function answerChange(
  visit: Visit,
  next: string,
  work: () => Promise<Changed | Changed[]>,
) {
  const t = translatorOf(visit.language)
  try {
    const results = [await inTurn(visit, work)].flat()
    const notices = results.flatMap((result) => {
      if ('tone' in result) return [result]
      return result.ok ? [] : [bad(result.statusText || t('error.general'))]
    })
    const summaries = results.flatMap((result) => ('tone' in result ? [] : (result.summary ?? [])))
    const cart = summaries.at(-1)
    return answer(visit, next, { notices, ...(cart ? { cart } : {}) })
  } catch (error) {
    noteFailure(visit, error)
    return answer(visit, next, { notices: [bad(t('cart.changeFailed'))], kept: true })
  }
}

/**
 * The line that a form means. Lines are addressed by position, so a repeated delete would take the neighbour: the
 * line at that position must still be the one that the form showed.
 */
export function findLine(cart: Cart, asked: SentLine): CartLine | null {
  return (
    cart.lines.find((line) => line.index === asked.index && identityOf(line) === asked.line) ?? null
  )
}

/** A count as the backend takes it, or null for what is no count. */
export function countText(typed: unknown): string | null {
  const count = readQuantity(String(typed ?? ''))
  return count === null ? null : String(count)
}

/** Gives a line another count, unless it is none that the line can have. @throws ShopError */
export async function changeCount(visit: Visit, line: CartLine, typed: string): Promise<Changed> {
  const count = countText(typed)
  const fault = quantityFault(typed, line.quantity)
  if (fault || count === null) {
    const { min, max, step } = line.quantity
    const t = translatorOf(visit.language)
    return bad(t(`quantity.${fault ?? 'notNumber'}`, { min, max, step }))
  }
  return visit.shop.cart.updateLine(line, count)
}

/** A notice for what was refused before the backend was asked. */
export const refusedNotice = bad
