import { useT } from '~/i18n/use-t'
import { Dialog } from '~/ui/dialog'
import CartContents from './cart-contents'
import StoreContents from './store-contents'
import type { OpenWindow } from './use-shell'

/** The window that is open above the page, if any. Its page exists too, for shoppers without script. */
export default function Windows({ open, onClose }: { open: OpenWindow; onClose: () => void }) {
  const t = useT()
  const cart = open.kind === 'cart'
  return (
    <Dialog
      title={t(cart ? 'cart.title' : 'stores.title')}
      closeText={t('ui.close')}
      side={cart}
      onClose={onClose}
    >
      {cart ? <CartContents /> : <StoreContents href={open.href} />}
    </Dialog>
  )
}
