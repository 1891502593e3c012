import { useT } from '~/i18n/use-locale'
import css from './compare.css?url'
import { type ComparedProps, ComparedView } from './compared'

/** The comparison as a page; a dialog of 1170 px shows the same. */
export function ComparePage(props: ComparedProps) {
  const t = useT()
  return (
    <>
      <link rel="stylesheet" href={css} />
      <h1>{t('compare.title')}</h1>
      <ComparedView {...props} />
    </>
  )
}
