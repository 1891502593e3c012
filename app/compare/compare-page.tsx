import { useT } from '~/i18n/use-t'
import css from './compare.css?url'
import { type ComparedProps, ComparedView } from './compared'

/** The comparison as a page of its own; the same stands in a window of 1170 px. */
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
