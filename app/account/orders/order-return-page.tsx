import type { PastOrder } from '~/backend/account/member-model'
import { AuthForm } from '~/forms/form-with-summary'
import type { FieldErrors } from '~/forms/read-fields'
import { TextField } from '~/forms/text-field'
import { useLocale } from '~/i18n/use-locale'
import orders from './orders.css?url'

type Props = { order: PastOrder; errors?: FieldErrors; typed?: string; positions?: string[] }

/** Lines that were already returned cannot be chosen. */
export function OrderReturnPage({ order, errors, typed, positions = [] }: Props) {
  const { t, href, number } = useLocale()
  const returnable = order.lines.filter(({ isReturned }) => !isReturned)
  return (
    <AuthForm
      title={t('orders.giveBack')}
      lead={t('orders.giveBackLead', { number: order.number })}
      action={href('orderReturn', { siparis: order.number })}
      names={{ satir: t('orders.lines'), reason: t('orders.reason') }}
      errors={errors}
      send={t('orders.sendReturn')}
      after={
        <p>
          <a href={href('orderDetail', { siparis: order.number })}>
            {t('orders.number', { number: order.number })}
          </a>
        </p>
      }
    >
      <link rel="stylesheet" href={orders} />
      <input type="hidden" name="siparis" value={order.number} />
      <fieldset
        className="picks"
        id="f-satir"
        aria-describedby={errors?.satir && 'f-satir-error'}
        tabIndex={-1}
      >
        <legend>{t('orders.lines')}</legend>
        {returnable.map(({ position, title, variantLabel, count, unit }) => (
          <label key={position} className="tick">
            <input
              type="checkbox"
              name="satir"
              value={position}
              defaultChecked={positions.includes(position)}
            />
            <span>
              <bdi>{[title, variantLabel].filter(Boolean).join(' · ')}</bdi>
              {' · '}
              {t('orders.pieces', { count: number(count), unit })}
            </span>
          </label>
        ))}
        {errors?.satir && (
          <p className="wrong" id="f-satir-error" role="alert">
            {errors.satir.join(' ')}
          </p>
        )}
      </fieldset>
      <TextField
        label={t('orders.reason')}
        name="reason"
        required
        rows={4}
        maxLength={255}
        defaultValue={typed}
        errors={errors?.reason}
      />
    </AuthForm>
  )
}
