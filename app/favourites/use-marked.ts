import { useDrawn } from '~/server-visit'
import { readIds, storageKeys } from './stored'

/**
 * Whether a product is among the favourites: in a document by the member's list (a guest's, which is kept for all, has
 * none), in what script draws by the browser's memory. For still parts only, which are never drawn over.
 */
export function useMarked(): (productId: string) => boolean {
  const drawn = useDrawn<string[]>('favourites', undefined)
  const ids = import.meta.env.SSR ? new Set(drawn) : readIds(storageKeys.shown, Date.now())
  return (productId) => ids.has(productId)
}
