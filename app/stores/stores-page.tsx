import type { Store } from '~/shop/site-model'
import { still } from '~/ui/still'

const StoreList = still(() => import('./store-list'))

/** The shop's stores as a page. */
export function StoresPage({ stores }: { stores: Store[] | undefined }) {
  return <StoreList stores={stores} />
}
