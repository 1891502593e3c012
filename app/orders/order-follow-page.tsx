import { AuthForm } from '~/auth/auth-form'
import type { FieldErrors } from '~/auth/read-fields'
import { useLocale } from '~/i18n/use-t'
import type { ParcelStep, PastOrder } from '~/shop/member-model'
import { EmailField } from '~/ui/email-field'
import { Field } from '~/ui/field'
import { typedFields } from '~/ui/typed-fields'
import { OrderView } from './order-view'

type Props = {
  order?: PastOrder | null
  parcel?: Promise<ParcelStep[]> | null
  errors?: FieldErrors
  typed?: Record<string, string>
}

/** The form that finds an order, and then the order. */
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
