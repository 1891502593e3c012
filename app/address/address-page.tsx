import auth from '~/auth/auth.css?url'
import { ErrorSummary } from '~/auth/error-summary'
import { useLocale } from '~/i18n/use-t'
import { PhoneField, type PhoneStart } from '~/phone/phone-field'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { FormKey } from '~/ui/page-vars'
import css from './address.css?url'
import { CompanyFields, type RuledProps } from './company-fields'
import type { RuledField } from './form-rules'
import { addressMasks } from './masks'
import { type AddressPlaces, PlaceFields } from './place-fields'
import type { addressNames } from './read-address'

type Props = {
  /** '0' for a new one. */
  id: string
  back: string | null
  typed: Record<string, string>
  places: AddressPlaces
  phone: PhoneStart
  /** Null where the form does not ask for it. */
  homePhone: PhoneStart | null
  /** Names of tax offices, where the browser must offer them itself. */
  offices: string[]
  errors?: Record<string, string[]>
}

/** The form of an address: one step per level without script, in place with it. */
export function AddressPage({
  id,
  back,
  typed,
  places,
  phone,
  homePhone,
  offices,
  errors = {},
}: Props) {
  const { t, href } = useLocale()
  const action = href('address', { id: id === '0' ? null : id, donus: back })
  const { rules } = places
  const field = (name: RuledField): RuledProps => ({
    name,
    label: rules[name].required ? names[name] : t('address.maybe', { label: names[name] }),
    required: rules[name].required,
    maxLength: rules[name].most,
    defaultValue: typed[name] ?? '',
    ...(errors[name] ? { errors: errors[name] } : {}),
  })
  const names: Record<(typeof addressNames)[number], string> = {
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
    home_phone: t('address.homePhone'),
    nationality: t('address.nationality'),
    is_company_active: t('address.corporate'),
    has_e_invoice: t('address.eInvoice'),
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
        {rules.title.show && <Field hint={t('address.nameHint')} {...field('title')} />}
        {rules.fullname.show && <Field autoComplete="name" {...field('fullname')} />}
        {rules.mobile_phone.show && (
          <PhoneField
            name="mobile_phone"
            label={field('mobile_phone').label}
            start={phone}
            required={rules.mobile_phone.required}
            errors={errors.mobile_phone}
          />
        )}
        {homePhone && (
          <fieldset>
            <legend className="vh">{names.home_phone}</legend>
            <PhoneField
              name="home_phone"
              label={field('home_phone').label}
              start={homePhone}
              autoComplete="home tel"
              required={rules.home_phone.required}
              errors={errors.home_phone}
            />
          </fieldset>
        )}
        <PlaceFields places={places} errors={errors} next={`${action}#places`} />
        {rules.address.show && (
          <Field
            autoComplete="street-address"
            hint={t('address.streetHint')}
            {...field('address')}
          />
        )}
        {rules.post_code.show && (
          <Field
            {...addressMasks.post_code}
            autoComplete="postal-code"
            dir="ltr"
            {...field('post_code')}
            defaultValue={typed.post_code || places.postCode}
          />
        )}
        {rules.identity_number.show && (
          <Field
            {...addressMasks.identity_number}
            inputMode="numeric"
            dir="ltr"
            {...field('identity_number')}
          />
        )}
        {rules.nationality.show && (
          <Field {...addressMasks.nationality} {...field('nationality')} />
        )}
        {rules.is_company_active.show && (
          <CompanyFields
            field={field}
            rules={rules}
            isCompany={typed.is_company_active === '1'}
            wantsEInvoice={typed.has_e_invoice === '1'}
            offices={offices}
          />
        )}
        <Button tone="main">{t('address.save')}</Button>
      </form>
      <p>
        <a href={back ?? href('addresses')}>{t('address.removeNot')}</a>
      </p>
    </div>
  )
}
