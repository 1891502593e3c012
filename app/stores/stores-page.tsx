import { still } from '~/ui/still'
import type { StoreListProps } from './store-list'

const StoreList = still(() => import('./store-list'))

/** The shop's stores as a page. */
export function StoresPage({ stores, place }: StoreListProps) {
  return <StoreList key={`${place.city} ${place.town}`} stores={stores} place={place} />
}
