import type { ShortLine } from '~/backend/orders/order-list-shapes'
import type { Translate } from '~/i18n/translators'

/** A flash notice holds 400 characters; the rest is for the text around the lines. */
const maxCharacters = 300

function joined(sentences: string[], t: Translate): string {
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
  return lines.join(' ')
}

const sentenceOf = ({ title, wanted, added }: ShortLine, t: Translate): string =>
  added > 0
    ? t('orders.lineFewerAdded', { title, wanted, added })
    : t('orders.lineNotAdded', { title })

const linesOf = (lines: ShortLine[], t: Translate) =>
  joined(
    lines.map((line) => sentenceOf(line, t)),
    t,
  )

export const shortLinesText = (short: ShortLine[], t: Translate): string =>
  t('orders.partlyRepeated', { lines: linesOf(short, t) })

/** Lists the lines of which the cart has more than the order had, since fewer cannot be ordered. */
export const moreLinesText = (more: ShortLine[], t: Translate): string =>
  t('orders.raisedByRule', { lines: linesOf(more, t) })
