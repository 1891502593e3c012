import { createContext, useContext } from 'react'
import type { ServerOnlyData, VisitorValues } from '~/session/request-context'

/** What only the server needs for rendering; null in the browser. */
export const ServerData = createContext<{
  visitorValues: VisitorValues
  serverData: ServerOnlyData
  /** The loaders' data, serialized for script. */
  serializedData: string
} | null>(null)

/**
 * Data of a server-only component. A document does not carry it again for script; a client navigation brings it with
 * the route's data.
 * @param fromData from the route's data; missing in a document
 */
export function useServerData<Name extends keyof ServerOnlyData>(
  name: Name,
  fromData?: ServerOnlyData[Name],
): ServerOnlyData[Name] {
  const context = useContext(ServerData)
  return fromData ?? context?.serverData[name]
}
