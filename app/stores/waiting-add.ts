import type { Visit } from '~/visit'

/** An add that waited longer for its store is no longer meant, in ms. */
const longest = 30 * 60_000

const known =
  /^(?:productId|variantId|quantity|relatedProductId|productPath|intent|back|with|subscribe|subscribeFrequency|orderNotes|personalizationId|personalization\[[\w-]{1,64}\]|formData\[[\w-]{1,64}\])$/

/**
 * Keeps an add until the shopper has chosen a store: sealed in the session, whole, with what was written and ticked.
 * None of it stands in an address.
 */
export function waitForStore(visit: Visit, form: FormData): void {
  const fields = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && known.test(name) ? [[name, value]] : [],
  )
  visit.session.waitingAdd = { fields, until: Date.now() + longest }
}

/**
 * The fields of the add of a product that waits for a store; none when another one waits, or it waited too long.
 * @param productId as the address of the page says it that the add led to; any other choice of a store is about no add
 */
export function addThatWaits(visit: Visit, productId: string | null): [string, string][] {
  const { waitingAdd } = visit.session
  if (!waitingAdd || waitingAdd.until <= Date.now()) return []
  const isMeant = waitingAdd.fields.some(
    ([name, value]) => name === 'productId' && value === productId,
  )
  return isMeant ? waitingAdd.fields : []
}

/** A store was chosen and the shop has answered, or something came into the cart: what waited is not meant any more. */
export function forgetWaitingAdd(visit: Visit): void {
  visit.session.waitingAdd = undefined
}
