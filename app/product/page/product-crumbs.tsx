import type { Crumb } from '~/backend/catalogue/model'
import { useLocale } from '~/i18n/use-locale'
import { Breadcrumb } from '~/ui/breadcrumb'

export default function ProductCrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { t, href } = useLocale()
  return (
    <Breadcrumb
      label={t('shell.breadcrumb')}
      home={{ title: t('shell.home'), path: href('home') }}
      crumbs={crumbs}
    />
  )
}
