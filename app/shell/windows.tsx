import { lazy, Suspense } from 'react'
import { useT } from '~/i18n/use-t'
import { Dialog } from '~/ui/dialog'
import type { OpenWindow } from './use-shell'

const CartContents = lazy(() => import('./cart-contents'))
const StoreContents = lazy(() => import('./store-contents'))

/** The window that is open above the page, if any. Its page exists too, for shoppers without script. */
export function Windows({ open, onClose }: { open: OpenWindow | null; onClose: () => void }) {
  const t = useT()
  if (!open) return null
  const cart = open.kind === 'cart'
  return (
    <Dialog
      title={t(cart ? 'cart.title' : 'stores.title')}
      closeText={t('ui.close')}
      side={cart}
      onClose={onClose}
    >
      <Suspense fallback={<p className="late">{t('ui.coming', { title: '' })}</p>}>
        {cart ? <CartContents /> : <StoreContents href={open.href} />}
      </Suspense>
    </Dialog>
  )
}
