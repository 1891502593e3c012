import type { Product, Variant } from '~/backend/catalogue/model'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'

type Requested = { product: Product; variant: Variant | null }

const isSame = (one: string[], other: string[]) =>
  one.length === other.length && one.every((option, at) => option === other[at])

const fits = ({ groups }: Product, options: string[]): boolean =>
  options.length === groups.length &&
  groups.every((group, at) => group.options.some(({ id }) => id === options[at]))

/**
 * The variant of `?variant=`, null for an unknown one. A page that a shop renders itself may not name all variants of
 * its product, so that the shop is asked for one that is not among them.
 * @returns also the product, with this variant among its own
 */
export async function requestedVariant(
  context: RequestContext,
  product: Product,
  requestedId: string | null,
): Promise<Requested> {
  const known = product.variants.find(({ id }) => id === requestedId)
  if (known) return { product, variant: known }
  // The platform's ids are digits; of anything else that a URL may hold the shop is not asked.
  const isId = requestedId !== null && /^\d{1,12}$/.test(requestedId)
  const mayExist = isId && product.mayLackVariants === true && product.groups.length > 0
  if (!mayExist) return { product, variant: null }
  const found = await context.backend.variantPlace(product, requestedId).catch((error) => {
    noteFailure(context, error)
    return null
  })
  if (!found || !fits(product, found.options)) return { product, variant: null }
  const like = product.variants.find(({ options }) => isSame(options, found.options))
  const { variant } = found
  if (like || !variant) return { product, variant: like ?? null }
  return { product: { ...product, variants: [...product.variants, variant] }, variant }
}
