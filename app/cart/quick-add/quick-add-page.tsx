import { useLocale } from '~/i18n/use-locale'
import { QuickAdd, type QuickAddProps } from './quick-add'

export function QuickAddPage(props: QuickAddProps) {
  const { t } = useLocale()
  return (
    <>
      <h1>{t('catalog.quickAdd')}</h1>
      <QuickAdd {...props} />
    </>
  )
}
