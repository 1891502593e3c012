import { type SubmissionResult, useForm } from '@conform-to/react'
import type { ReactNode } from 'react'
import css from '~/account/address-form/address.css?url'
import { addressMasks } from '~/account/address-form/address-masks'
import type { AddressValues } from '~/account/address-form/address-values'
import { type AddressRegions, RegionFields } from '~/account/regions/region-fields'
import auth from '~/auth/auth.css?url'
import { SecurityField } from '~/auth/security-code/security-field'
import type { SecurityQuestion } from '~/backend/account/member-model'
import { ErrorSummary } from '~/forms/error-summary'
import { fieldProps } from '~/forms/field-props'
import { Form } from '~/forms/form'
import type { PhoneStart } from '~/forms/phone/phone-field'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { AddressPhones } from './address-phones'
import { CompanyFields } from './company-fields'
import { type AddressFields, MaskedInput, type RuledForm, RuledInput } from './ruled-input'
import { useAddressLabels } from './use-address-labels'

type Props = {
  id: string
  back: string | null
  values: AddressValues
  regions: AddressRegions
  phone: PhoneStart
  /** Null where the form has no such field. */
  homePhone: PhoneStart | null
  /** Tax office names for a native datalist; empty when script loads them. */
  offices: string[]
  question: SecurityQuestion | null
  result?: SubmissionResult
}

export default function AddressPage(props: Props) {
  const { t, href } = useLocale()
  const { id, back } = props
  return (
    <div className="form-page address-form">
      <link rel="stylesheet" href={auth} />
      <link rel="stylesheet" href={css} />
      <h1>{t(id === '0' ? 'address.newTitle' : 'address.editTitle')}</h1>
      <AddressForm
        {...props}
        action={href('addressForm', { id: id === '0' ? null : id, donus: back })}
        button={t('address.save')}
      />
      <p>
        <a href={back ?? href('addresses')}>{t('address.removeCancel')}</a>
      </p>
    </div>
  )
}

export type AddressFormContent = Omit<Props, 'back'> & { back?: Props['back'] }

type FormProps = AddressFormContent & {
  action: string
  button: string
  /** The saved addresses of an order (app/checkout/address); the fields show where none is chosen. */
  choice?: ReactNode
  below?: ReactNode
  leadsInPlace?: boolean
}

type FormValues = AddressFields & { security_code?: string; code_regions?: string }

/** The form of an address. @param action the page that takes it */
export function AddressForm(props: FormProps) {
  const { id, back, values, result, action, button, choice, below, leadsInPlace, ...content } =
    props
  const { t } = useLocale()
  const labels = useAddressLabels()
  const [form, fields] = useForm<FormValues>({
    id: 'address',
    lastResult: result ?? null,
    defaultValue: values,
  })
  const ofChoice = { delivery: t('order.delivery'), invoice: t('order.invoice') }
  const names = { ...ofChoice, ...labels, security_code: t('auth.securityCode') }
  return (
    <Form
      id={form.id}
      action={action}
      className={choice ? 'form full-width' : 'form'}
      leadsInPlace={leadsInPlace}
    >
      <ErrorSummary form={form} names={names} />
      <HiddenFields id={id} back={back} ofCode={fields.code_regions.initialValue ?? ''} />
      {choice}
      <div className="address-fields">
        {choice && <h2>{t('address.newTitle')}</h2>}
        <Fields {...content} next={`${action}#regions`} fields={fields} />
        <SecurityField question={content.question} {...fieldProps(fields.security_code)} />
      </div>
      {below}
      <Button tone="main">{button}</Button>
    </Form>
  )
}

type FieldsProps = Pick<FormProps, 'regions' | 'phone' | 'homePhone' | 'offices'> & {
  fields: RuledForm['fields']
  next: string
}

function Fields({ regions, offices, fields, next, ...phones }: FieldsProps) {
  const ruled = { fields, rules: regions.rules }
  const { t } = useLocale()
  return (
    <>
      <RuledInput of={ruled} name="title" hint={t('address.nameHint')} />
      <RuledInput of={ruled} name="fullname" autoComplete="name" />
      <AddressPhones form={ruled} {...phones} />
      <PlaceFields form={ruled} regions={regions} next={next} />
      <MaskedInput of={ruled} name="identity_number" inputMode="numeric" />
      <RuledInput of={ruled} name="nationality" {...addressMasks.nationality} />
      <CompanyFields form={ruled} offices={offices} />
    </>
  )
}

type HiddenProps = Pick<AddressFormContent, 'id' | 'back'> & { ofCode: string }

/** @param ofCode the regions that the postal code chose, which the next code may replace */
function HiddenFields({ id, back, ofCode }: HiddenProps) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      {back && <input type="hidden" name="donus" value={back} />}
      <input type="hidden" name="code_regions" value={ofCode} />
      {/* Enter presses the first submit button of a form, which must be the one that saves. */}
      <button type="submit" hidden tabIndex={-1} />
    </>
  )
}

type PlaceProps = PostCodeProps & { next: string }

function PlaceFields({ form, regions, next }: PlaceProps) {
  const { t } = useLocale()
  const postCode = <PostCodeField form={form} regions={regions} />
  return (
    <>
      <RegionFields regions={regions} fields={form.fields} next={next}>
        {regions.findsPostalCodes && postCode}
      </RegionFields>
      <RuledInput
        of={form}
        name="address"
        autoComplete="street-address"
        hint={t('address.streetHint')}
      />
      {!regions.findsPostalCodes && postCode}
    </>
  )
}

type PostCodeProps = { form: RuledForm; regions: AddressRegions }

/** The code that was typed, else that of the chosen district. */
function PostCodeField({ form, regions }: PostCodeProps) {
  const { t } = useLocale()
  const postCode = form.fields.post_code.initialValue || regions.postCode
  return (
    <>
      {form.rules.post_code.show && (
        <input type="hidden" name="post_code_before" value={postCode} />
      )}
      <MaskedInput
        of={form}
        name="post_code"
        autoComplete="postal-code"
        defaultValue={postCode}
        {...(regions.findsPostalCodes && {
          inputMode: 'numeric',
          hint: t('address.postCodeHint'),
        })}
      />
    </>
  )
}
