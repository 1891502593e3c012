import { QuickAdd, type QuickAddProps, quickAddForm } from '~/cart/quick-add/quick-add'
import { useT } from '~/i18n/use-locale'
import type { WindowProps } from './dialogs-props'
import { useDone } from './use-done'
import { usePanelData } from './use-panel-data'

export default function QuickAddContents({ href, onClose }: WindowProps) {
  const t = useT()
  useDone(quickAddForm, onClose)
  const data = usePanelData<QuickAddProps>(href)
  if (!data) return <p className="late-part">{t('ui.loading', { title: t('catalog.quickAdd') })}</p>
  return <QuickAdd {...data} />
}
