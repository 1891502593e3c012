import auth from '~/auth/auth.css?url'
import { useLocale } from '~/i18n/use-t'
import type { Address } from '~/shop/address-model'
import { ConfirmForm } from '~/ui/confirm-form'
import css from './address.css?url'
import { AddressLines } from './address-lines'

/** A member's addresses: each can be changed or taken away, another added. */
export function AddressesPage({ addresses }: { addresses: Address[] }) {
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
            <div className="address-acts">
              <a href={href('address', { id: address.id })}>
                {t('address.edit')}
                <span className="vh"> {address.title}</span>
              </a>
              <ConfirmForm
                id={`remove-${address.id}`}
                action={href('addressRemove')}
                enhance="one-step"
                fields={{ id: address.id }}
                ask={t('address.remove')}
                question={t('address.removeAsked', { title: address.title })}
                no={t('address.removeNot')}
                sure={t('address.removeSure')}
              />
            </div>
          </li>
        ))}
      </ul>
      <p>
        <a className="b b-main" href={href('address')}>
          {t('address.add')}
        </a>
      </p>
    </>
  )
}
