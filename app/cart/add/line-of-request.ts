import { z } from 'zod'
import type { AddExtras, AddItem } from '~/backend/cart/add-form'
import type { CartLine } from '~/backend/cart/cart-model'
import { soldAs } from '~/backend/catalogue/product/sold-as'
import { readVisitorsCart } from '~/cart/change/read-cart'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'

const formDataSchema = z.object({ data: z.record(z.string(), z.string()) })

/** The personalization texts of a form, by field; null when unreadable. */
function textsOf(personalization: string | undefined): [string, string][] | null {
  if (!personalization) return []
  try {
    const parsed = formDataSchema.safeParse(JSON.parse(personalization))
    return parsed.success ? Object.entries(parsed.data.data) : null
  } catch {
    return null
  }
}

/** Ignores empty fields and order, which a backend may not keep. */
function hasSameTexts(one: [string, string][], other: [string, string][]): boolean {
  const filled = (texts: [string, string][]) =>
    new Map(texts.flatMap(([key, value]) => (value.trim() ? [[key, value.trim()]] : [])))
  const [mine, others] = [filled(one), filled(other)]
  return mine.size === others.size && [...mine].every(([key, value]) => others.get(key) === value)
}

const plain = (note: string): string => note.replace(/\s+/g, ' ').trim()

/** Whether a line is what a form requests: product, variant and the options that the backend reports, not the count. */
export function isLineOf(line: CartLine, item: AddItem, extras: AddExtras): boolean {
  const texts = textsOf(extras.personalization?.[item.productId])
  const { productId, variantId } = soldAs(item)
  return (
    line.productId === productId &&
    // The backend replaces an unknown variant by the product itself.
    ['0', variantId].includes(line.variantId) &&
    line.subscribeFrequency === (extras.subscribeFrequency ?? '') &&
    plain(line.orderNote) === plain(extras.orderNotes ?? '') &&
    (!line.hasPersonalization ||
      texts === null ||
      hasSameTexts(
        line.personal.map(({ key, value }) => [key, value]),
        texts,
      ))
  )
}

/** Whether the cart holds any of these items; true when it cannot be read, so that nothing is added twice. */
export async function isInCart(
  context: RequestContext,
  items: AddItem[],
  extras: AddExtras,
): Promise<boolean> {
  try {
    const { lines } = await readVisitorsCart(context)
    return items.some((item) => lines.some((line) => isLineOf(line, item, extras)))
  } catch (error) {
    noteFailure(context, error)
    return true
  }
}
