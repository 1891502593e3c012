import type { Awaited, Product, Variant } from '~/backend/catalogue/model'
import { formatDate } from '~/i18n/dates'
import type { Language } from '~/i18n/languages'
import { translatorOf } from '~/i18n/translators'

/** What a page says of goods that are ordered before they are there. */
export function awaitedTextOf({ kind, from }: Awaited, language: Language): string {
  const t = translatorOf(language)
  const kindText = { preorder: t('product.preorder'), backorder: t('product.backorder') }[kind]
  return from
    ? t('product.sentFrom', { kind: kindText, date: formatDate(from, 'short', language) })
    : kindText
}

/** Adds the sentence on the server, so that the product page's script does not carry it. */
export function withAwaitedText<Goods extends Variant | Product>(
  goods: Goods,
  language: Language,
): Goods {
  return goods.awaited ? { ...goods, awaitedText: awaitedTextOf(goods.awaited, language) } : goods
}

export function withAwaitedTexts(product: Product, language: Language): Product {
  const variants = product.variants.map((variant) => withAwaitedText(variant, language))
  return withAwaitedText({ ...product, variants }, language)
}
