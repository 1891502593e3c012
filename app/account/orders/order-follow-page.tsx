import type { ParcelStep, PastOrder } from '~/backend/account/member-model'
import { EmailField } from '~/forms/email-field'
import { Field } from '~/forms/field'
import { AuthForm } from '~/forms/form-with-summary'
import type { FieldErrors } from '~/forms/read-fields'
import { typedFields } from '~/forms/typed-fields'
import { useLocale } from '~/i18n/use-locale'
import { OrderView } from './order-view'

type Props = {
  order?: PastOrder | null
  parcel?: Promise<ParcelStep[]> | null
  errors?: FieldErrors
  typed?: Record<string, string>
}

export function OrderFollowPage({ order, parcel = null, errors, typed }: Props) {
  const { t, href } = useLocale()
  if (order)
    return (
      <div className="orders">
        <h1>{t('orders.number', { number: order.number })}</h1>
        <OrderView order={order} parcel={parcel} here={href('orderFollow')} />
        <p>
          <a href={href('orderFollow')}>{t('orders.followAnother')}</a>
        </p>
      </div>
    )
  return (
    <AuthForm
      title={t('orders.follow')}
      lead={t('orders.followLead')}
      action={href('orderFollow')}
      names={{ number: t('orders.orderNumber'), email: t('auth.email') }}
      errors={errors}
      send={t('orders.find')}
    >
      <Field
        label={t('orders.orderNumber')}
        dir="ltr"
        required
        maxLength={40}
        autoComplete="off"
        {...typedFields(typed, errors)('number')}
      />
      <EmailField label={t('auth.email')} defaultValue={typed?.email} errors={errors?.email} />
    </AuthForm>
  )
}
