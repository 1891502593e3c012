import { useT } from '~/i18n/use-locale'
import CartContents from '~/layout/panels/cart-panel-content'
import CompareContents from '~/layout/panels/compare-panel-content'
import { PanelNotices } from '~/layout/panels/panel-notices'
import QuickAddContents from '~/layout/panels/quick-add-content'
import StoreContents from '~/layout/panels/store-panel-content'
import PageDialog from '~/rendering/dialogs/page-dialog'
import { Dialog } from '~/ui/dialog/dialog'
import type { DialogsProps } from './panels/dialogs-props'

const titles = {
  cart: 'cart.title',
  store: 'stores.title',
  compare: 'compare.title',
  quickAdd: 'catalog.quickAdd',
} as const

/** The open dialog. Its page exists too, for shoppers without script. */
export default function Dialogs({ open, onClose, notices, onDrop }: DialogsProps) {
  const t = useT()
  const { kind } = open
  const above = <PanelNotices notices={notices} onClose={onDrop} />
  if (kind === 'page')
    return <PageDialog key={open.href} open={open} notices={above} onClose={onClose} />
  if (kind === 'message')
    return (
      <Dialog title={open.title} closeText={t('ui.close')} width={435} onClose={onClose}>
        {above}
        <p>{open.text}</p>
      </Dialog>
    )
  if (kind === 'signIn') {
    const address = { kind: 'page', href: open.href, width: 570, title: t('shell.signIn') } as const
    return <PageDialog key={open.href} open={address} notices={above} onClose={onClose} />
  }
  return (
    // One that follows another takes the focus that its button had.
    <Dialog
      key={kind}
      title={t(titles[kind])}
      closeText={t('ui.close')}
      side={kind === 'cart'}
      width={kind === 'compare' ? 1170 : undefined}
      onClose={onClose}
    >
      {above}
      {kind === 'cart' && <CartContents />}
      {kind === 'store' && <StoreContents href={open.href} />}
      {kind === 'quickAdd' && <QuickAddContents href={open.href} />}
      {kind === 'compare' && <CompareContents href={open.href} />}
    </Dialog>
  )
}
