import { readIds, storageKeys } from '~/favourites/list/saved-lists'
import { useServerData } from '~/rendering/server-data'

/**
 * Whether a product is a favourite: from the member's list in a document (guests have none, as their pages are cached),
 * from the browser's storage in client renders. For server-only components only.
 */
export function useFavourites(): (productId: string) => boolean {
  const serverIds = useServerData('favourites')
  const ids = import.meta.env.SSR ? new Set(serverIds) : readIds(storageKeys.displayed, Date.now())
  return (productId) => ids.has(productId)
}
