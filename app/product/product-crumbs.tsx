import { useLocale } from '~/i18n/use-t'
import type { Crumb } from '~/shop/model'
import { Breadcrumb } from '~/ui/breadcrumb'

/** The category path of a product. */
export default function ProductCrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { t, href } = useLocale()
  return (
    <Breadcrumb
      label={t('shell.trail')}
      home={{ title: t('shell.home'), path: href('home') }}
      crumbs={crumbs}
    />
  )
}
