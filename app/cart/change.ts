import { noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { readQuantity } from '~/product/quantity'
import { answer } from '~/session/answer'
import type { Notice } from '~/session/answer-types'
import type { Cart, CartChangeAnswer, CartLine } from '~/shop/cart-model'
import type { Visit } from '~/visit'
import type { SentLine } from './cart-form'
import { inTurn } from './in-turn'
import { identityOf } from './line-identity'
import { noticeMs } from './rules'

const bad = (text: string): Notice => ({ tone: 'bad', text, ms: noticeMs.cart })

/**
 * Ends a change of the cart: the backend's word on it, or that it could not be done; the cart is never lost, and the
 * shopper can try again. Reading and changing it are one turn of the visitor's changes.
 * @param next path to show after it, for a document
 */
export async function answerChange(
  visit: Visit,
  next: string,
  work: () => Promise<CartChangeAnswer | Notice>,
) {
  const t = translatorOf(visit.language)
  try {
    const result = await inTurn(visit, work)
    if ('tone' in result) return answer(visit, next, { notices: [result] })
    const notices = result.ok ? [] : [bad(result.statusText || t('error.general'))]
    return answer(visit, next, { notices, ...(result.summary ? { cart: result.summary } : {}) })
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

/** A notice for what was refused before the backend was asked. */
export const refusedNotice = bad
