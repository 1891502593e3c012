import type { Product, Variant } from '~/backend/catalogue/model'
import { pageOption } from '~/backend/catalogue/product/sold-as'
import { unreadOptionOf } from '~/backend/catalogue/product/unread-options'
import type { VariantPlace } from '~/backend/catalogue/product/variant'
import { translatorOf } from '~/i18n/translators'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'

type Requested = { product: Product; variant: Variant | null }

const isSame = (one: string[], other: string[]) =>
  one.length === other.length && one.every((option, at) => option === other[at])

const fits = ({ groups }: Product, options: string[]): boolean =>
  options.length === groups.length &&
  groups.every((group, at) => group.options.some(({ id }) => id === options[at]))

/** Of a page without options: the shop lists those around this variant, or it is shown alone, by its name. */
async function amongListed(
  context: RequestContext,
  product: Product,
  requestedId: string,
  { options, label, variant: found }: VariantPlace,
): Promise<Requested> {
  const title = translatorOf(context.language)('differences.other')
  const listed = await context.backend
    .listedOptions(product, options, title)
    .catch((error) => void noteFailure(context, error))
  const variant = listed?.variants.find(({ id }) => id === requestedId)
  if (listed && variant) return { product: { ...product, ...listed }, variant }
  if (!found || !label) return { product, variant: null }
  const option = { id: pageOption(1, 0), label, colour: found.colour }
  const alone = { ...found, options: [option.id] }
  const groups = [{ title, options: [option] }]
  return { product: { ...product, groups, variants: [alone] }, variant: alone }
}

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
  const mayExist = isId && product.mayLackVariants === true
  if (!mayExist) return { product, variant: null }
  const found = await context.backend.variantPlace(product, requestedId).catch((error) => {
    noteFailure(context, error)
    return null
  })
  if (found && product.groups.length === 0) return amongListed(context, product, requestedId, found)
  if (!found || !fits(product, found.options)) return { product, variant: null }
  const like = product.variants.find(({ options }) => isSame(options, found.options))
  const isRead = like !== undefined && unreadOptionOf(like.id) === null
  const { variant } = found
  if (isRead || !variant) return { product, variant: like ?? null }
  const others = product.variants.filter((one) => one !== like)
  return { product: { ...product, variants: [...others, variant] }, variant }
}
