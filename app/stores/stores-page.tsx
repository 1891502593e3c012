import { serverOnly } from '~/rendering/server-only'
import type { StoreListProps } from './store-list'

const StoreList = serverOnly(() => import('./store-list'))

export function StoresPage({ stores, place }: StoreListProps) {
  return <StoreList key={`${place.city} ${place.town}`} stores={stores} place={place} />
}
