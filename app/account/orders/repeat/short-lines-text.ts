import type { ShortLine } from '~/backend/orders/order-list-shapes'
import type { Translate } from '~/i18n/translators'

/** A flash notice holds 400 characters; the rest is for the text around the lines. */
const maxCharacters = 300

/** Lists the lines that are missing or reduced in the cart; those that do not fit are counted. */
export function shortLinesText(short: ShortLine[], t: Translate): string {
  const sentences = short.map(({ title, wanted, added }) =>
    added > 0
      ? t('orders.lineFewerAdded', { title, wanted, added })
      : t('orders.lineNotAdded', { title }),
  )
  let fits = 0
  for (let length = 0; fits < sentences.length; fits += 1) {
    length += (sentences[fits]?.length ?? 0) + 1
    if (fits > 0 && length > maxCharacters) break
  }
  const more = sentences.length - fits
  const lines = [
    ...sentences.slice(0, fits),
    ...(more > 0 ? [t('orders.andMore', { count: more })] : []),
  ]
  return t('orders.partlyRepeated', { lines: lines.join(' ') })
}
