import css from '~/compare/compare.css?url'
import { type ComparedProps, ComparedView } from '~/compare/compared'
import { useT } from '~/i18n/use-locale'
import { usePanelData } from './use-panel-data'

export default function CompareContents({ href }: { href: string }) {
  const t = useT()
  // Without products in its URL the page redirects to the list; a dialog shows that list itself.
  const address = href.includes('?') ? href : `${href}?urunler=`
  const data = usePanelData<ComparedProps>(address)
  return (
    <>
      <link rel="stylesheet" href={css} />
      {data ? (
        <ComparedView compared={data.compared} fault={data.fault} />
      ) : (
        <p className="late-part">{t('ui.loading', { title: t('compare.title') })}</p>
      )}
    </>
  )
}
