import type { ShortLine } from '~/backend/orders/order-list-shapes'
import type { Language } from '~/i18n/languages'
import { formatNumber, numbersOf } from '~/i18n/money'
import { type Translate, translatorOf } from '~/i18n/translators'

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

function sentenceOf({ title, wanted, added }: ShortLine, language: Language): string {
  const t = translatorOf(language)
  const number = (count: number) => formatNumber(count, numbersOf(language))
  return added > 0
    ? t('orders.lineFewerAdded', { title, wanted: number(wanted), added: number(added) })
    : t('orders.lineNotAdded', { title })
}

const linesOf = (lines: ShortLine[], language: Language): string =>
  joined(
    lines.map((line) => sentenceOf(line, language)),
    translatorOf(language),
  )

export const shortLinesText = (short: ShortLine[], language: Language): string =>
  translatorOf(language)('orders.partlyRepeated', { lines: linesOf(short, language) })

/** Lists the lines of which the cart has more than the order had, since fewer cannot be ordered. */
export const moreLinesText = (more: ShortLine[], language: Language): string =>
  translatorOf(language)('orders.raisedByRule', { lines: linesOf(more, language) })
