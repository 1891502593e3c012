import type { Backend } from '~/backend/backend'
import type { Feature } from '~/backend/http/cache/missing-calls'

/** Pages that nothing leads to once the shop is known to lack all of their calls. */
const callsOfPages = {
  contact: ['DEPARTMENTS', 'PROFILE_DEPARTMENTS'],
  messages: ['CUSTOMER_MESSAGES', 'PROFILE_MESSAGES'],
  compare: ['COMPARISON'],
  stores: ['STORE_LIST'],
  storeStock: ['ERP_STORE'],
} satisfies Record<string, Feature[]>

export type LackingPage = keyof typeof callsOfPages

/** What earlier answers say; asks for nothing. */
export function isPageLacking({ isLacking }: Pick<Backend, 'isLacking'>, page: LackingPage) {
  return callsOfPages[page].every((call) => isLacking(call))
}
