import type { CartLine } from '~/backend/cart/cart-model'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import type { Notice } from '~/session/response-data'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'

/** The form of an add that repeats a line (app/cart/add/add-request.ts). */
function fieldsOf(line: CartLine, back: string): Record<string, string> {
  const { productId, variantId, count, path, orderNote, subscribed, subscribeFrequency, lineId } =
    line
  return {
    intent: 'undo',
    productId,
    variantId,
    quantity: String(count),
    productPath: path,
    back,
    ...(lineId ? { line: lineId } : {}),
    ...(orderNote ? { orderNotes: orderNote } : {}),
    ...(subscribed ? { subscribe: '1', subscribeFrequency } : {}),
  }
}

/** Says which line was removed, and takes it back by one press; not one made to measure, whose form has to be filled in. */
export function removedNotice({ language }: RequestContext, line: CartLine): Notice {
  const t = translatorOf(language)
  const undo = {
    action: hrefOf('cartAdd', language),
    fields: fieldsOf(line, hrefOf('cart', language)),
    text: t('cartAnswer.undo'),
  }
  return {
    tone: 'plain',
    text: t('cartAnswer.removed', { title: line.title }),
    ms: noticeMs.default,
    ...(line.personal.length === 0 ? { form: undo } : {}),
  }
}
