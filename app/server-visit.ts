import { createContext, useContext } from 'react'
import type { CartBadge } from './ui/page-vars'

/**
 * What a page shows of one visit alone. In a document these are marks that the Worker replaces in each response
 * (decision 004); script gets the values themselves.
 */
export type Shown = {
  nonce: string
  formKey: string
  requestId: string
  cart: CartBadge | null
  /** The store that the shopper chose: its name and place. */
  store: string | null
}

/**
 * What the server draws with and the browser never needs: the visit's own values for a page whose loaders did not
 * run, and the data of still parts. In the browser it is null.
 */
export const ServerVisit = createContext<{
  shown: Shown
  drawn: Record<string, unknown>
  /** The loaders' data as script takes it over. */
  handed: string
} | null>(null)

/**
 * Data of a still part (app/ui/still.tsx). A document does not carry it a second time for script: the part stands as
 * the server wrote it. A step in place brings it with the route's data instead.
 * @param fromData what the route's data holds; undefined in a document
 */
export function useDrawn<T>(name: string, fromData: T | undefined): T | undefined {
  const visit = useContext(ServerVisit)
  return fromData ?? (visit?.drawn[name] as T | undefined)
}
