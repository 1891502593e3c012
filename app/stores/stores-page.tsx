import { serverOnly } from '~/rendering/server-only'
import type { StoreListProps } from './store-list'

const StoreList = serverOnly(() => import('./store-list'))

export function StoresPage(props: StoreListProps) {
  const { city, town } = props.place
  return <StoreList key={`${city} ${town}`} {...props} />
}
