import { readIds, storageKeys } from '~/favourites/list/saved-lists'
import { useServerData } from '~/rendering/server-data'

/** Ids of the favourites: by the member's list or, in client renders, storage. For server-only components. */
function useIds(): ReadonlySet<string> {
  const serverIds = useServerData('favourites')
  return import.meta.env.SSR ? new Set(serverIds) : readIds(storageKeys.displayed, Date.now())
}

/** Whether a product is a favourite. */
export function useFavourites(): (productId: string) => boolean {
  const ids = useIds()
  return (productId) => ids.has(productId)
}

/** The number of favourites. */
export const useFavouriteCount = (): number => useIds().size
