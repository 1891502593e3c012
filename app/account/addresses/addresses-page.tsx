import css from '~/account/address-form/address.css?url'
import auth from '~/auth/auth.css?url'
import type { Address } from '~/backend/addresses/address-model'
import { ConfirmForm } from '~/forms/confirm-form'
import { useLocale } from '~/i18n/use-locale'
import { AddressLines } from './address-lines'

export default function AddressesPage({ addresses }: { addresses: Address[] }) {
  const { t, href } = useLocale()
  return (
    <>
      <link rel="stylesheet" href={auth} />
      <link rel="stylesheet" href={css} />
      <h1>{t('address.title')}</h1>
      {addresses.length === 0 && <p>{t('address.empty')}</p>}
      <ul className="addresses">
        {addresses.map((address) => (
          <li key={address.id}>
            <h2>{address.title}</h2>
            <AddressLines address={address} />
            <div className="address-actions">
              <a href={href('addressForm', { id: address.id })}>
                {t('address.edit')}
                <span className="visually-hidden"> {address.title}</span>
              </a>
              <ConfirmForm
                id={`remove-address-${address.id}`}
                action={href('addressRemove')}
                fields={{ id: address.id }}
                label={t('address.remove')}
                question={t('address.removeQuestion', { title: address.title })}
                cancelLabel={t('address.removeCancel')}
                confirmLabel={t('address.removeConfirm')}
              />
            </div>
          </li>
        ))}
      </ul>
      <p>
        <a className="button button-main" href={href('addressForm')}>
          {t('address.add')}
        </a>
      </p>
    </>
  )
}
