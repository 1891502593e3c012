import type { Product } from '~/backend/catalogue/model'
import { optionLabels } from '~/backend/catalogue/product/option-labels'
import type { VariantPlace } from '~/backend/catalogue/product/variant'
import { decodedPath, linkOfPath } from '~/backend/http/safe-path'
import type { Backend } from '../backend'
import type { Cart, CartLine } from './cart-model'

/** Further lines stay as the shop names them: each may cost a page of the shop. */
const maxLines = 12

type Sources = Pick<Backend, 'page' | 'listedVariant'>

/** '' unless all options are named: half a name could be that of another variant. */
function variantLabel(product: Product, options: string[]): string {
  const labels = optionLabels(product, options)
  return labels.includes('') ? '' : labels.join(' / ')
}

const labelOfPlace = (product: Product, place: VariantPlace | null): string =>
  place ? variantLabel(product, place.options) || place.label : ''

async function labelOf({ path, variantId }: CartLine, sources: Sources): Promise<string> {
  const link = linkOfPath(decodedPath(path).slice(1))
  const page = link === null ? null : await sources.page(link)
  if (page?.kind !== 'product') return ''
  const { product } = page
  const variant = product.variants.find(({ id }) => id === variantId)
  return variant
    ? variantLabel(product, variant.options)
    : labelOfPlace(product, await sources.listedVariant(product, variantId))
}

/** Names the variants of lines that the cart itself does not name, by the products' pages and call 9; what these do not say stays ''. */
export async function withVariantLabels(cart: Cart, sources: Sources): Promise<Cart> {
  const unnamed = cart.lines
    .filter(({ variantId, variantLabel }) => variantId !== '0' && variantLabel === '')
    .slice(0, maxLines)
  const named = await Promise.all(
    unnamed.map(
      async (line): Promise<[CartLine, string]> => [
        line,
        await labelOf(line, sources).catch(() => ''),
      ],
    ),
  )
  const labels = new Map(named)
  const lines = cart.lines.map((line) => ({
    ...line,
    variantLabel: labels.get(line) ?? line.variantLabel,
  }))
  return { ...cart, lines }
}
