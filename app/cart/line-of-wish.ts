import { z } from 'zod'
import type { AddExtras, AddItem } from '~/shop/cart'
import type { CartLine } from '~/shop/cart-model'

const written = z.object({ data: z.record(z.string(), z.string()) })

/** What a form writes on a product, by field; null where it cannot be read. */
function writingOf(personalization: string | undefined): [string, string][] | null {
  if (!personalization) return []
  try {
    const read = written.safeParse(JSON.parse(personalization))
    return read.success ? Object.entries(read.data.data) : null
  } catch {
    return null
  }
}

/** Without what is left empty, whatever the order: a backend may keep neither. */
function isSameWriting(one: [string, string][], other: [string, string][]): boolean {
  const filled = (writing: [string, string][]) =>
    new Map(writing.flatMap(([key, value]) => (value.trim() ? [[key, value.trim()]] : [])))
  const [mine, others] = [filled(one), filled(other)]
  return mine.size === others.size && [...mine].every(([key, value]) => others.get(key) === value)
}

const plain = (note: string): string => note.replace(/\s+/g, ' ').trim()

/**
 * Whether a line of the cart is what an add form asks for: the product, its variant, and all that was chosen for it,
 * however many. What the backend does not say of its lines tells none apart.
 */
export function isLineOf(line: CartLine, item: AddItem, extras: AddExtras): boolean {
  const writing = writingOf(extras.personalization?.[item.productId])
  return (
    line.productId === item.productId &&
    // A variant that is none of the product's stands for the product itself.
    ['0', item.variantId].includes(line.variantId) &&
    line.subscribeFrequency === (extras.subscribeFrequency ?? '') &&
    plain(line.orderNote) === plain(extras.orderNotes ?? '') &&
    (!line.saysPersonal ||
      writing === null ||
      isSameWriting(
        line.personal.map(({ key, value }) => [key, value]),
        writing,
      ))
  )
}
