import auth from '~/auth/auth.css?url'
import { ErrorSummary } from '~/auth/error-summary'
import { useLocale } from '~/i18n/use-t'
import { PhoneField, type PhoneStart } from '~/phone/phone-field'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { FormKey } from '~/ui/page-vars'
import css from './address.css?url'
import { CompanyFields } from './company-fields'
import { type AddressPlaces, PlaceFields } from './place-fields'

type Props = {
  /** '0' for a new one. */
  id: string
  back: string | null
  typed: Record<string, string>
  places: AddressPlaces
  phone: PhoneStart
  errors?: Record<string, string[]>
}

/** The form of an address (rows A01-A07): one step per level without script, in place with it. */
export function AddressPage({ id, back, typed, places, phone, errors = {} }: Props) {
  const { t, href } = useLocale()
  const action = href('address', { id: id === '0' ? null : id, donus: back })
  const field = (name: string) => ({
    name,
    defaultValue: typed[name] ?? '',
    ...(errors[name] ? { errors: errors[name] } : {}),
  })
  const names = {
    title: t('address.name'),
    fullname: t('address.fullname'),
    mobile_phone: t('address.phone'),
    country: t('address.country'),
    province: t('address.province'),
    city: t('address.city'),
    town: t('address.town'),
    district: t('address.district'),
    address: t('address.street'),
    post_code: t('address.postCode'),
    identity_number: t('address.identity'),
    company: t('address.company'),
    tax_office: t('address.taxOffice'),
    tax_number: t('address.taxNumber'),
  }
  return (
    <div className="auth address-form">
      <link rel="stylesheet" href={auth} />
      <link rel="stylesheet" href={css} />
      <h1>{t(id === '0' ? 'address.newTitle' : 'address.editTitle')}</h1>
      <form method="post" action={action} className="form" noValidate>
        <ErrorSummary fields={errors} names={names} />
        <FormKey />
        <input type="hidden" name="id" value={id} />
        {back && <input type="hidden" name="donus" value={back} />}
        {/* Enter in a field presses the first button of a form: it must save. */}
        <button type="submit" hidden tabIndex={-1} />
        <Field
          label={names.title}
          required
          maxLength={50}
          hint={t('address.nameHint')}
          {...field('title')}
        />
        <Field
          label={names.fullname}
          required
          maxLength={100}
          autoComplete="name"
          {...field('fullname')}
        />
        <PhoneField
          name="mobile_phone"
          label={names.mobile_phone}
          start={phone}
          required
          errors={errors.mobile_phone}
        />
        <PlaceFields places={places} errors={errors} next={`${action}#places`} />
        <Field
          label={names.address}
          required
          maxLength={255}
          autoComplete="street-address"
          hint={t('address.streetHint')}
          {...field('address')}
        />
        <Field
          label={t('address.maybe', { label: names.post_code })}
          maxLength={12}
          autoComplete="postal-code"
          dir="ltr"
          {...field('post_code')}
          defaultValue={typed.post_code || places.postCode}
        />
        <Field
          label={t('address.maybe', { label: names.identity_number })}
          maxLength={11}
          inputMode="numeric"
          dir="ltr"
          {...field('identity_number')}
        />
        <CompanyFields field={field} isCompany={typed.is_company_active === '1'} />
        <Button tone="main">{t('address.save')}</Button>
      </form>
      <p>
        <a href={back ?? href('addresses')}>{t('address.removeNot')}</a>
      </p>
    </div>
  )
}
