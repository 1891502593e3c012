import type { Attribute, Product, ProductCard } from '~/backend/catalogue/model'
import { safePath } from '~/backend/http/safe-path'
import { pageAt } from '~/product/page-at'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { idPattern, pathOfVariant } from '~/site-map'
import { optionTexts, variantLike } from './same-options'

type Option = { groupId: string; optionId: string }

type SiblingApi = {
  sibling: (modelId: string, options: Option[]) => Promise<Pick<ProductCard, 'path'> | null>
  attributes: (productId: string) => Promise<Attribute[]>
}

/** Comma-separated `group:option` pairs; null when invalid. */
export function readPairs(text: string): Option[] | null {
  const pairs = text.split(',').map((pair) => pair.split(':'))
  if (pairs.length > 20) return null
  const isValid = pairs.every(
    (pair) => pair.length === 2 && pair.every((each) => idPattern.test(each)),
  )
  return isValid ? pairs.map(([groupId = '', optionId = '']) => ({ groupId, optionId })) : null
}

/** The path of the product with these options, else of the clicked option's own. @param productId '' when unknown */
export async function siblingPath(
  shop: SiblingApi,
  modelId: string,
  options: Option[],
  productId: string,
): Promise<string | null> {
  const exact = await shop.sibling(modelId, options)
  if (exact || !idPattern.test(productId)) return exact?.path ?? null
  const groups = await shop.attributes(productId)
  const own = groups.flatMap(({ id: groupId, options }) =>
    options.filter(({ selected }) => selected).map((one) => ({ groupId, optionId: one.id })),
  )
  const fallback = own.length > 0 ? await shop.sibling(modelId, own) : null
  return fallback?.path ?? null
}

async function productAt(context: RequestContext, path: string): Promise<Product | null> {
  const page = await pageAt(context, path)
  return page?.kind === 'product' ? page.product : null
}

/** A sibling's page with as many of the form's chosen options as it has, as script opens it. */
async function withSameOptions(
  context: RequestContext,
  form: FormData,
  path: string,
): Promise<string> {
  const chosen = String(form.get('variantId') ?? '')
  const own = safePath(form.get('productPath'))
  if (!idPattern.test(chosen) || !own) return path
  try {
    const [product, sibling] = await Promise.all([own, path].map((one) => productAt(context, one)))
    const variant = product?.variants.find(({ id }) => id === chosen)
    if (!product || !sibling || !variant) return path
    const like = variantLike(sibling, optionTexts(product, variant))
    return like ? pathOfVariant(sibling.path, like.id) : path
  } catch (error) {
    noteFailure(context, error)
    return path
  }
}

/** The sibling chosen in a form: `attributes` has the product's own, `attribute` `group:option:path`; null for itself. */
export async function requestedSibling(
  context: RequestContext,
  form: FormData,
): Promise<string | null> {
  const path = await chosenSibling(context, form)
  return path && withSameOptions(context, form, path)
}

async function chosenSibling(context: RequestContext, form: FormData): Promise<string | null> {
  const modelId = String(form.get('model') ?? '')
  const own = readPairs(String(form.get('attributes') ?? ''))
  if (!own || !idPattern.test(modelId)) return null
  const wanted = new Map(own.map(({ groupId, optionId }) => [groupId, optionId]))
  let fallback: string | null = null
  for (const value of form.getAll('attribute')) {
    const [, groupId = '', optionId = '', path] = /^([^:]+):([^:]+):(.*)$/.exec(String(value)) ?? []
    if (![groupId, optionId].every((id) => idPattern.test(id))) continue
    if (wanted.get(groupId) === optionId) continue
    wanted.set(groupId, optionId)
    fallback = safePath(path ?? null) ?? fallback
  }
  if (fallback === null) return null
  try {
    const options = [...wanted].map(([groupId, optionId]) => ({ groupId, optionId }))
    return (await siblingPath(context.backend, modelId, options, '')) ?? fallback
  } catch (error) {
    noteFailure(context, error)
    return fallback
  }
}
