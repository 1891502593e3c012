import { usePageVars } from '~/ui/page-vars'
import { StoreOfOrder } from './store-of-order'

/** The store that the shopper chose, and the way to another; nothing where none is chosen. */
export function ChosenStore({ back }: { back: string }) {
  const { store } = usePageVars()
  return <StoreOfOrder store={store ?? ''} changedFor={back} />
}
