import css from '~/auth/auth.css?url'
import { useLocale } from '~/i18n/use-locale'
import type { OwnDataPart } from './collect'

type Props = {
  included: OwnDataPart[]
  /** What no call of the shop lists. */
  elsewhere: OwnDataPart[]
  shop?: { href: string; text: string } | undefined
  mayWrite: boolean
  mayDelete: boolean
}

function Parts({ names }: { names: OwnDataPart[] }) {
  const { t } = useLocale()
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{t(`ownData.parts.${name}`)}</li>
      ))}
    </ul>
  )
}

function Elsewhere({ elsewhere, shop, mayWrite }: Omit<Props, 'included' | 'mayDelete'>) {
  const { t, href } = useLocale()
  return (
    <>
      <p>{t('ownData.elsewhere')}</p>
      <Parts names={elsewhere} />
      {shop && (
        <p>
          <a href={shop.href}>{shop.text}</a>
        </p>
      )}
      {mayWrite && (
        <p>
          <a href={href('contact', { konu: 'kopya' })}>{t('ownData.requestCopy')}</a>
        </p>
      )}
    </>
  )
}

function Deletion({ mayWrite, mayDelete }: Pick<Props, 'mayWrite' | 'mayDelete'>) {
  const { t, href } = useLocale()
  if (mayDelete)
    return (
      <>
        <p>{t('ownData.deletionHere')}</p>
        <p>
          <a className="button" href={href('accountDeletion')}>
            {t('accountDeletion.title')}
          </a>
        </p>
      </>
    )
  if (!mayWrite) return <p>{t('ownData.deletionElsewhere')}</p>
  return (
    <>
      <p>{t('ownData.deletionText')}</p>
      <p>
        <a className="button" href={href('contact', { konu: 'silme' })}>
          {t('ownData.requestDeletion')}
        </a>
      </p>
    </>
  )
}

/** A copy of the member's data, and their deletion (KVKK article 11). */
export default function OwnDataPage({ included, mayDelete, ...elsewhere }: Props) {
  const { t, href } = useLocale()
  return (
    <div className="form-page">
      <link rel="stylesheet" href={css} />
      <h1>{t('ownData.title')}</h1>
      <h2>{t('ownData.copy')}</h2>
      <p>{t('ownData.copyText')}</p>
      <Parts names={included} />
      <p>
        <a className="button button-main" href={href('ownDataFile')} data-reload-document="">
          {t('ownData.download')}
        </a>
      </p>
      <Elsewhere {...elsewhere} />
      <h2>{t('ownData.deletion')}</h2>
      <Deletion mayWrite={elsewhere.mayWrite} mayDelete={mayDelete} />
    </div>
  )
}
