import type { Product, ProductCard } from '~/backend/catalogue/model'
import type { Language } from '~/i18n/languages'
import { translatorOf } from '~/i18n/translators'

/** How long a page of something sold out waits for the goods that it could lead to, in ms. */
const similarMs = 1200

async function hasAny(similar: Promise<ProductCard[]> | undefined): Promise<boolean> {
  const late = new Promise<ProductCard[]>((resolve) => setTimeout(resolve, similarMs, []))
  const found = await Promise.race([similar ?? [], late]).catch(() => [])
  return found.length > 0
}

/**
 * Adds what a page says of something that cannot be bought now: this choice where another is on sale, else the whole
 * product, with a word of the similar goods below if there are any. Without it where everything is on sale.
 */
export async function withSoldOutText(
  product: Product,
  similar: Promise<ProductCard[]> | undefined,
  language: Language,
): Promise<Product> {
  const { variants, inStock, showOnly } = product
  const t = translatorOf(language)
  const isOnSale = !showOnly && (inStock || variants.some((variant) => variant.inStock))
  if (isOnSale) {
    const someSoldOut = variants.some((variant) => !variant.inStock)
    return someSoldOut ? { ...product, soldOutText: t('productPart.choiceSoldOut') } : product
  }
  const hint = t('productPart.notOnSale')
  const isBeside = await hasAny(similar)
  return { ...product, soldOutText: isBeside ? `${hint} ${t('productPart.similarBelow')}` : hint }
}
