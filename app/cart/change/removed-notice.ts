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

/** Takes a removed line back by one press; none for one made to measure, whose form has to be filled in. @param changed what another place needs */
export function undoOf(
  { language }: RequestContext,
  line: CartLine,
  changed: { action?: string; fields?: Record<string, string> } = {},
): Pick<Notice, 'form'> {
  if (line.personal.length > 0) return {}
  const form = {
    action: changed.action ?? hrefOf('cartAdd', language),
    fields: { ...fieldsOf(line, hrefOf('cart', language)), ...changed.fields },
    text: translatorOf(language)('cartAnswer.undo'),
  }
  return { form }
}

export function removedNotice(context: RequestContext, line: CartLine): Notice {
  return {
    tone: 'plain',
    text: translatorOf(context.language)('cartAnswer.removed', { title: line.title }),
    ms: noticeMs.default,
    ...undoOf(context, line),
  }
}
