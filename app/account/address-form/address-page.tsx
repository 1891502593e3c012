import { type AddressRegions, RegionFields } from '~/account/regions/region-fields'
import auth from '~/auth/auth.css?url'
import { ErrorSummary } from '~/forms/error-summary'
import { Field } from '~/forms/field'
import { Form } from '~/forms/form'
import { PhoneField, type PhoneStart } from '~/forms/phone/phone-field'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import css from './address.css?url'
import { addressMasks } from './address-masks'
import { CompanyFields, type RuledProps } from './company-fields'
import type { RuledField } from './field-rules'
import type { addressNames } from './read-address'

type Props = {
  /** '0' for a new address. */
  id: string
  back: string | null
  typed: Record<string, string>
  regions: AddressRegions
  phone: PhoneStart
  /** Null where the form has no such field. */
  homePhone: PhoneStart | null
  /** Tax office names for a native datalist; empty when script loads them. */
  offices: string[]
  errors?: Record<string, string[]>
}

export function AddressPage({
  id,
  back,
  typed,
  regions,
  phone,
  homePhone,
  offices,
  errors = {},
}: Props) {
  const { t, href } = useLocale()
  const action = href('address', { id: id === '0' ? null : id, donus: back })
  const { rules } = regions
  const postCode = typed.post_code || regions.postCode
  const field = (name: RuledField): RuledProps => ({
    name,
    label: rules[name].required ? names[name] : t('address.maybe', { label: names[name] }),
    required: rules[name].required,
    maxLength: rules[name].max,
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
      <Form action={action} className="form">
        <ErrorSummary fields={errors} names={names} />
        <input type="hidden" name="id" value={id} />
        {back && <input type="hidden" name="donus" value={back} />}
        {/* Enter presses the first submit button of a form, which must be the one that saves. */}
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
        <RegionFields regions={regions} errors={errors} next={`${action}#places`} />
        {rules.address.show && (
          <Field
            autoComplete="street-address"
            hint={t('address.streetHint')}
            {...field('address')}
          />
        )}
        {rules.post_code.show && (
          <>
            <input type="hidden" name="post_code_before" value={postCode} />
            <Field
              {...addressMasks.post_code}
              autoComplete="postal-code"
              dir="ltr"
              {...field('post_code')}
              defaultValue={postCode}
            />
          </>
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
      </Form>
      <p>
        <a href={back ?? href('addresses')}>{t('address.removeNot')}</a>
      </p>
    </div>
  )
}
