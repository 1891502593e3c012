import { useT } from '~/i18n/use-t'
import { Dialog } from '~/ui/dialog'
import CartContents from './cart-contents'
import CompareContents from './compare-contents'
import PageWindow from './page-window'
import StoreContents from './store-contents'
import type { OpenWindow } from './use-shell'

/** The window that is open above the page, if any. Its page exists too, for shoppers without script. */
export default function Windows({ open, onClose }: { open: OpenWindow; onClose: () => void }) {
  const t = useT()
  const { kind } = open
  if (kind === 'page') return <PageWindow key={open.href} open={open} onClose={onClose} />
  if (kind === 'message')
    return (
      <Dialog title={open.title} closeText={t('ui.close')} width={435} onClose={onClose}>
        <p>{open.text}</p>
      </Dialog>
    )
  if (kind === 'signIn') {
    const address = { kind: 'page', href: open.href, width: 570, title: t('auth.title') } as const
    return <PageWindow key={open.href} open={address} onClose={onClose} />
  }
  const title = {
    cart: t('cart.title'),
    store: t('stores.title'),
    compare: t('compare.title'),
  }[kind]
  return (
    <Dialog
      title={title}
      closeText={t('ui.close')}
      side={kind === 'cart'}
      width={kind === 'compare' ? 1170 : undefined}
      onClose={onClose}
    >
      {kind === 'cart' && <CartContents />}
      {kind === 'store' && <StoreContents href={open.href} />}
      {kind === 'compare' && <CompareContents href={open.href} />}
    </Dialog>
  )
}
