import type { Backend } from '~/backend/backend'
import type { Feature } from '~/backend/http/cache/missing-calls'

/** Pages that nothing leads to once the shop is known to lack all of their calls. */
const callsOfPages = {
  contact: ['DEPARTMENTS', 'PROFILE_DEPARTMENTS'],
  addresses: ['ADDRESSES'],
  messages: ['CUSTOMER_MESSAGES', 'PROFILE_MESSAGES'],
  compare: ['COMPARISON'],
  stores: ['STORE_LIST'],
  storeStock: ['ERP_STORE'],
} satisfies Record<string, Feature[]>

export type UnavailablePage = keyof typeof callsOfPages

/** What earlier answers say; asks for nothing. */
export function isPageUnavailable(
  { isKnownMissing }: Pick<Backend, 'isKnownMissing'>,
  page: UnavailablePage,
) {
  return callsOfPages[page].every((call) => isKnownMissing(call))
}

/** Whether a page may lead to the stores; asks once for them in a shop without our own calls. */
export async function mayHaveStores({ backend }: { backend: Backend }): Promise<boolean> {
  if (backend.isKnownMissing('GLOBALS') && backend.startTrial('STORE_LIST'))
    await backend.stores().catch(() => [])
  return !isPageUnavailable(backend, 'stores')
}
