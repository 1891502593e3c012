import css from '~/account/address-form/address.css?url'
import auth from '~/auth/auth.css?url'
import type { Address } from '~/backend/addresses/address-model'
import { ConfirmForm } from '~/forms/confirm-form'
import { useLocale } from '~/i18n/use-locale'
import { EmptyState } from '~/ui/empty-state'
import empty from '~/ui/empty-state.css?url'
import { AddressLines } from './address-lines'

export default function AddressesPage({ addresses }: { addresses: Address[] }) {
  const { t, href } = useLocale()
  const add = (
    <a className="button button-main" href={href('addressForm')}>
      {t('address.add')}
    </a>
  )
  return (
    <>
      <link rel="stylesheet" href={auth} />
      <link rel="stylesheet" href={css} />
      <link rel="stylesheet" href={empty} />
      <h1>{t('address.title')}</h1>
      {addresses.length === 0 ? (
        <EmptyState drawing="pin" text={t('address.empty')}>
          {add}
        </EmptyState>
      ) : (
        <>
          <ul className="addresses">
            {addresses.map((address) => (
              <li key={address.id}>
                <SavedAddress address={address} />
              </li>
            ))}
          </ul>
          <p>{add}</p>
        </>
      )}
    </>
  )
}

function SavedAddress({ address }: { address: Address }) {
  const { t, href } = useLocale()
  const { id, title } = address
  return (
    <>
      <h2>{title}</h2>
      <AddressLines address={address} />
      <div className="address-actions">
        <a href={href('addressForm', { id })}>
          {t('address.edit')}
          <span className="visually-hidden"> {title}</span>
        </a>
        <ConfirmForm
          id={`remove-address-${id}`}
          action={href('addressRemove')}
          fields={{ id }}
          label={t('address.remove')}
          about={title}
          question={t('address.removeQuestion', { title })}
          cancelLabel={t('address.removeCancel')}
          confirmLabel={t('address.removeConfirm')}
        />
      </div>
    </>
  )
}
