import { usePageVars } from '~/rendering/visitor-values'
import { StoreOfOrder } from './store-of-order'

/** The chosen store, with a link to change it; nothing without one. */
export function ChosenStore({ back }: { back: string }) {
  const { store } = usePageVars()
  return <StoreOfOrder store={store ?? ''} changedFor={back} />
}
