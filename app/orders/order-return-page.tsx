import { AuthForm } from '~/auth/auth-form'
import type { FieldErrors } from '~/auth/read-fields'
import { useLocale } from '~/i18n/use-t'
import type { PastOrder } from '~/shop/member-model'
import { TextField } from '~/ui/text-field'
import orders from './orders.css?url'

type Props = { order: PastOrder; errors?: FieldErrors; typed?: string; places?: string[] }

/** Ticking what goes back and saying why. What was asked back before cannot be asked again. */
export function OrderReturnPage({ order, errors, typed, places = [] }: Props) {
  const { t, href, number } = useLocale()
  const free = order.lines.filter(({ back }) => !back)
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
        aria-describedby={errors?.satir && 'f-satir-errors'}
        tabIndex={-1}
      >
        <legend>{t('orders.lines')}</legend>
        {free.map(({ place, title, variantLabel, count, unit }) => (
          <label key={place} className="tick">
            <input
              type="checkbox"
              name="satir"
              value={place}
              defaultChecked={places.includes(place)}
            />
            <span>
              <bdi>{[title, variantLabel].filter(Boolean).join(' · ')}</bdi>
              {' · '}
              {t('orders.pieces', { count: number(count), unit })}
            </span>
          </label>
        ))}
        {errors?.satir && (
          <p className="wrong" id="f-satir-errors" role="alert">
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
