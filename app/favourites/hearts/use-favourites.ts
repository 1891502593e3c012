import { readIds, storageKeys } from '~/favourites/list/saved-lists'
import { useServerData } from '~/rendering/server-data'

/** By the member's list in a document, else by the browser's storage. For server-only components only. */
export function useFavourites(): (productId: string) => boolean {
  const serverIds = useServerData('favourites')
  const ids = import.meta.env.SSR ? new Set(serverIds) : readIds(storageKeys.displayed, Date.now())
  return (productId) => ids.has(productId)
}
