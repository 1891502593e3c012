import { noteFailure } from '~/failure'
import { safePath } from '~/safe-path'
import type { Attribute, ProductCard } from '~/shop/model'
import type { Visit } from '~/visit'

type Option = { groupId: string; optionId: string }

/** What asking for a sibling needs of the backend. */
type Asking = {
  sibling: (modelId: string, options: Option[]) => Promise<Pick<ProductCard, 'path'> | null>
  attributes: (productId: string) => Promise<Attribute[]>
}

const id = /^[\w-]{1,64}$/

/** `group:option` pairs by commas; null when they are no such thing. */
export function readPairs(text: string): Option[] | null {
  const pairs = text.split(',').map((pair) => pair.split(':'))
  if (pairs.length > 20) return null
  const isRight = pairs.every((pair) => pair.length === 2 && pair.every((each) => id.test(each)))
  return isRight ? pairs.map(([groupId = '', optionId = '']) => ({ groupId, optionId })) : null
}

/**
 * The path of the product with these options. Where none has exactly these it is the clicked option's own product,
 * whose path is found by the options that it has.
 * @param productId of the clicked option; empty when it is not known
 */
export async function siblingPath(
  shop: Asking,
  modelId: string,
  options: Option[],
  productId: string,
): Promise<string | null> {
  const exact = await shop.sibling(modelId, options)
  if (exact || !id.test(productId)) return exact?.path ?? null
  const groups = await shop.attributes(productId)
  const own = groups.flatMap(({ id: groupId, options }) =>
    options.filter(({ selected }) => selected).map((one) => ({ groupId, optionId: one.id })),
  )
  const fallback = own.length > 0 ? await shop.sibling(modelId, own) : null
  return fallback?.path ?? null
}

/**
 * Where the options lead that a product's form shows as chosen; null when they are this product's own. `attributes`
 * holds what the product is, `attribute` what its selects show: `group:option:path`, the path being the option's own.
 */
export async function meantSibling(visit: Visit, form: FormData): Promise<string | null> {
  const modelId = String(form.get('model') ?? '')
  const own = readPairs(String(form.get('attributes') ?? ''))
  if (!own || !id.test(modelId)) return null
  const wanted = new Map(own.map(({ groupId, optionId }) => [groupId, optionId]))
  let fallback: string | null = null
  for (const value of form.getAll('attribute')) {
    const [, groupId = '', optionId = '', path] =
      /^([\w-]{1,64}):([\w-]{1,64}):(.*)$/.exec(String(value)) ?? []
    if (!groupId || wanted.get(groupId) === optionId) continue
    wanted.set(groupId, optionId)
    fallback = safePath(path ?? null) ?? fallback
  }
  if (fallback === null) return null
  try {
    const options = [...wanted].map(([groupId, optionId]) => ({ groupId, optionId }))
    return (await siblingPath(visit.shop, modelId, options, '')) ?? fallback
  } catch (error) {
    noteFailure(visit, error)
    return fallback
  }
}
