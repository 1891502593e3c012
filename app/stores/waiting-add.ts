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

/** The fields of the add that waits for a store; none when there is none, or it waited too long. */
export function addThatWaits(visit: Visit): [string, string][] {
  const { waitingAdd } = visit.session
  return waitingAdd && waitingAdd.until > Date.now() ? waitingAdd.fields : []
}
