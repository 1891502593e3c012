import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import css from '~/compare/compare.css?url'
import { type ComparedProps, ComparedView } from '~/compare/compared'
import { useT } from '~/i18n/use-locale'

export default function CompareContents({ href }: { href: string }) {
  const t = useT()
  const { load, data } = useFetcher<ComparedProps>()
  // Without products in its URL the page redirects to the list; a dialog shows that list itself.
  const address = href.includes('?') ? href : `${href}?urunler=`
  useEffect(() => load(address), [load, address])
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
