import { QuickAdd, type QuickAddProps } from '~/cart/quick-add/quick-add'
import { useT } from '~/i18n/use-locale'
import { usePanelData } from './use-panel-data'

export default function QuickAddContents({ href }: { href: string }) {
  const t = useT()
  const data = usePanelData<QuickAddProps>(href)
  if (!data) return <p className="late-part">{t('ui.loading', { title: t('catalog.quickAdd') })}</p>
  return <QuickAdd {...data} />
}
