import { compareWidth } from '~/compare/rules'
import { useT } from '~/i18n/use-locale'
import CartContents from '~/layout/panels/cart-panel-content'
import CompareContents from '~/layout/panels/compare-panel-content'
import { PanelNotices } from '~/layout/panels/panel-notices'
import QuickAddContents from '~/layout/panels/quick-add-content'
import StoreContents from '~/layout/panels/store-panel-content'
import { isPanel } from '~/rendering/dialogs/open-dialog'
import { Dialog } from '~/ui/dialog/dialog'
import type { DialogsProps } from './panels/dialogs-props'

const titles = {
  cart: 'cart.title',
  store: 'stores.title',
  compare: 'compare.title',
  quickAdd: 'catalog.quickAdd',
} as const

/** The open panel. Its page exists too, for shoppers without script. */
export default function PanelDialogs({ open, onClose, notices, onDrop }: DialogsProps) {
  const t = useT()
  if (!isPanel(open)) return null
  const { kind } = open
  return (
    // One that follows another takes the focus that its button had.
    <Dialog
      key={kind}
      title={t(titles[kind])}
      closeText={t('ui.close')}
      side={kind === 'cart'}
      width={kind === 'compare' ? compareWidth : undefined}
      onClose={onClose}
    >
      <PanelNotices notices={notices} onClose={onDrop} />
      {kind === 'cart' && <CartContents />}
      {kind === 'store' && <StoreContents href={open.href} onClose={onClose} />}
      {kind === 'quickAdd' && <QuickAddContents href={open.href} onClose={onClose} />}
      {kind === 'compare' && <CompareContents href={open.href} />}
    </Dialog>
  )
}
