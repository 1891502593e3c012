import type { Showcase } from '~/backend/catalogue/model'
import { Popular } from '~/catalogue/home/popular'
import { useT } from '~/i18n/use-locale'
import css from './compare.css?url'
import { type ComparedProps, ComparedView } from './compared'

type Props = ComparedProps & { popular?: Showcase | null }

/** The comparison as a page; a dialog of 1170 px shows the same. */
export function ComparePage({ popular, ...props }: Props) {
  const t = useT()
  return (
    <>
      <link rel="stylesheet" href={css} />
      <h1>{t('compare.title')}</h1>
      <ComparedView {...props} />
      {props.fault === 'none' && <Popular popular={popular} />}
    </>
  )
}
