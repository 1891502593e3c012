import { readIds, storageKeys } from '~/favourites/list/saved-lists'
import { useServerData } from '~/rendering/server-data'

/** Whether a product is a favourite, by the member's list or, in client renders, storage. For server-only components. */
export function useFavourites(): (productId: string) => boolean {
  const serverIds = useServerData('favourites')
  const ids = import.meta.env.SSR ? new Set(serverIds) : readIds(storageKeys.displayed, Date.now())
  return (productId) => ids.has(productId)
}
