import { useT } from '~/i18n/use-locale'
import { StoreChoice, type StoreChoiceProps } from '~/stores/store-choice'
import { usePanelData } from './use-panel-data'

export default function StoreContents({ href }: { href: string }) {
  const t = useT()
  const data = usePanelData<StoreChoiceProps>(href)
  if (!data) return <p className="late-part">{t('ui.loading', { title: t('stores.title') })}</p>
  return <StoreChoice {...data} />
}
