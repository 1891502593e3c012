import { useT } from '~/i18n/use-locale'
import { StoreChoice, type StoreChoiceProps, storeForm } from '~/stores/store-choice'
import type { WindowProps } from './dialogs-props'
import { useDone } from './use-done'
import { usePanelData } from './use-panel-data'

export default function StoreContents({ href, onClose }: WindowProps) {
  const t = useT()
  useDone(storeForm, onClose)
  const data = usePanelData<StoreChoiceProps>(href)
  if (!data) return <p className="late-part">{t('ui.loading', { title: t('stores.title') })}</p>
  return <StoreChoice {...data} />
}
