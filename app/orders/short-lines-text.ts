import type { Translate } from '~/i18n/translators'
import type { ShortLine } from '~/shop/past-orders'

/** A notice that goes over a redirect holds 400 signs; the rest of them is for the words around the lines. */
const longest = 300

/** Names each line of an order that is missing in the cart or is fewer there; what does not fit is counted. */
export function shortLinesText(short: ShortLine[], t: Translate): string {
  const words = short.map(({ title, wanted, added }) =>
    added > 0 ? t('orders.lineLess', { title, wanted, added }) : t('orders.lineNone', { title }),
  )
  let fits = 0
  for (let length = 0; fits < words.length; fits += 1) {
    length += (words[fits]?.length ?? 0) + 1
    if (fits > 0 && length > longest) break
  }
  const more = words.length - fits
  const lines = [
    ...words.slice(0, fits),
    ...(more > 0 ? [t('orders.andMore', { count: more })] : []),
  ]
  return t('orders.partly', { lines: lines.join(' ') })
}
