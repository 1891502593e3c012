import { type FieldMetadata, type SubmissionResult, useForm } from '@conform-to/react'
import auth from '~/auth/auth.css?url'
import type { PastOrder } from '~/backend/account/member-model'
import { ErrorSummary } from '~/forms/error-summary'
import { choiceProps, controlProps } from '~/forms/field-props'
import { ErrorText } from '~/forms/fields/error-text'
import { TextField } from '~/forms/fields/text-field'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { PictureView } from '~/ui/pictures/picture-view'
import orders from './orders.css?url'
import type { OrderName } from './requested-order'

/** `satir` holds the positions of lines. */
type ReturnFields = { satir: string[]; reason: string }

type Props = {
  order: PastOrder
  name: OrderName
  orderPage: string
  result?: SubmissionResult | undefined
}

export default function OrderReturnPage({ order, name, orderPage, result }: Props) {
  const { t, href } = useLocale()
  const [form, fields] = useForm<ReturnFields>({ id: 'return', lastResult: result ?? null })
  const labels = { satir: t('orders.lines'), reason: t('orders.reason') }
  return (
    <div className="form-page">
      <link rel="stylesheet" href={auth} />
      <h1>{t('orders.return')}</h1>
      <p>{t('orders.returnLead', { number: order.number })}</p>
      <Form id={form.id} action={href('orderReturn', name)} className="form">
        <ErrorSummary form={form} names={labels} />
        <link rel="stylesheet" href={orders} />
        {Object.entries(name).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <LineChoice order={order} field={fields.satir} />
        <TextField
          label={t('form.optional', { label: labels.reason })}
          rows={4}
          maxLength={255}
          {...controlProps(fields.reason)}
        />
        <Button tone="main">{t('orders.sendReturn')}</Button>
      </Form>
      <p>
        <a href={orderPage}>{t('orders.number', { number: order.number })}</a>
      </p>
    </div>
  )
}

type ChoiceProps = { order: PastOrder; field: FieldMetadata<string[], ReturnFields> }

/** Lines that were returned or cancelled before cannot be chosen. */
function LineChoice({ order, field }: ChoiceProps) {
  const { t, money, number } = useLocale()
  const returnable = order.lines.filter(({ returned, count }) => !returned && count > 0)
  const boxes = choiceProps(
    field,
    'checkbox',
    returnable.map(({ position }) => position),
  )
  return (
    <fieldset
      className="choice-group"
      id={field.id}
      aria-describedby={field.errors && field.errorId}
      tabIndex={-1}
    >
      <legend>{t('orders.lines')}</legend>
      {returnable.map(({ position, picture, title, variantLabel, count, unit, total }, index) => (
        <label key={position} className="checkbox return-line">
          <input {...boxes[index]} />
          <PictureView picture={picture} sizes="56px" alt="" />
          <span>
            <bdi>{title}</bdi>
            <small>
              {[variantLabel, t('orders.quantity', { count: number(count), unit })]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
          <span>{money(total, order.currency)}</span>
        </label>
      ))}
      <ErrorText id={field.id} errors={field.errors} />
    </fieldset>
  )
}
