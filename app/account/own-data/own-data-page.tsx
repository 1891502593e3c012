import css from '~/auth/auth.css?url'
import { useLocale } from '~/i18n/use-locale'

type Props = {
  /** The shop takes messages. */
  mayWrite: boolean
}

/** A copy of the member's data, and the request to delete them (KVKK article 11). */
export default function OwnDataPage({ mayWrite }: Props) {
  const { t, href } = useLocale()
  return (
    <div className="form-page">
      <link rel="stylesheet" href={css} />
      <h1>{t('ownData.title')}</h1>
      <h2>{t('ownData.copy')}</h2>
      <p>{t('ownData.copyText')}</p>
      <p>
        <a className="button button-main" href={href('ownDataFile')} data-reload-document="">
          {t('ownData.download')}
        </a>
      </p>
      <h2>{t('ownData.deletion')}</h2>
      <p>{t(mayWrite ? 'ownData.deletionText' : 'ownData.deletionElsewhere')}</p>
      {mayWrite && (
        <p>
          <a className="button" href={href('contact', { konu: 'silme' })}>
            {t('ownData.requestDeletion')}
          </a>
        </p>
      )}
    </div>
  )
}
