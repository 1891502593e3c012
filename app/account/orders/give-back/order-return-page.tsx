import { type FieldMetadata, type SubmissionResult, useForm } from '@conform-to/react'
import auth from '~/auth/auth.css?url'
import type { PastLine, PastOrder } from '~/backend/account/member-model'
import { ErrorSummary } from '~/forms/error-summary'
import { choiceProps, controlProps } from '~/forms/field-props'
import { ErrorText, refusedAttributes } from '~/forms/fields/error-text'
import { TextField } from '~/forms/fields/text-field'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { PictureView } from '~/ui/pictures/picture-view'
import orders from '../orders.css?url'
import { quantityWords } from '../quantity-words'
import type { OrderName } from '../requested-order'
import { countName, lineKey, seenName } from './line-key'
import { returnableOf } from './returnable'

/** `satir` holds the positions of lines, `adet` counts by `lineKey`. */
type ReturnFields = { satir: string[]; adet: Record<string, string>; reason: string }

type Props = {
  order: PastOrder
  name: OrderName
  orderPage: string
  result?: SubmissionResult | undefined
}

export default function OrderReturnPage({ order, name, orderPage, result }: Props) {
  const { t, href } = useLocale()
  const [form, fields] = useForm<ReturnFields>({ id: 'return', lastResult: result ?? null })
  const labels = { reason: t('orders.reason') }
  const ofLines = order.lines.map(({ position, title }) => [countName(position), title])
  const names = { satir: t('orders.lines'), ...Object.fromEntries(ofLines), ...labels }
  return (
    <div className="form-page">
      <link rel="stylesheet" href={auth} />
      <h1>{t('orders.return')}</h1>
      <p>{t('orders.returnLead', { number: order.number })}</p>
      <Form
        id={form.id}
        action={href('orderReturn', name)}
        className="form"
        behavior="return-sum"
        data-load-on="visible"
      >
        <ErrorSummary form={form} names={names} />
        <link rel="stylesheet" href={orders} />
        {Object.entries(name).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <LineChoice order={order} field={fields.satir} counts={fields.adet} />
        <TextField
          label={t('form.optional', { label: labels.reason })}
          rows={4}
          maxLength={255}
          {...controlProps(fields.reason)}
        />
        <ReturnSum order={order} />
        <Button tone="main">{t('orders.sendReturn')}</Button>
      </Form>
      <p>
        <a href={orderPage}>{t('orders.number', { number: order.number })}</a>
      </p>
    </div>
  )
}

/** Empty until script names what comes back (return-sum.ts). */
function ReturnSum({ order }: { order: PastOrder }) {
  const { t } = useLocale()
  const returnable = returnableOf(order)
  if (!returnable) return null
  return (
    <p
      role="status"
      data-returnable={JSON.stringify(returnable)}
      data-text={t('orders.returnSum', { amount: '%' })}
    />
  )
}

type ChoiceProps = {
  order: PastOrder
  field: FieldMetadata<string[], ReturnFields>
  counts: FieldMetadata<Record<string, string>, ReturnFields>
}

/** Lines of which nothing is left to return cannot be chosen. */
function LineChoice({ order, field, counts }: ChoiceProps) {
  const { t } = useLocale()
  const lines = order.lines.filter(({ returnable }) => returnable > 0)
  const positions = lines.map(({ position }) => position)
  const boxes = choiceProps(field, 'checkbox', positions)
  const fields = counts.getFieldset()
  return (
    <fieldset
      className="choice-group"
      id={field.id}
      aria-describedby={field.errors && field.errorId}
      tabIndex={-1}
    >
      <legend>{t('orders.lines')}</legend>
      {lines.map((line, index) => (
        <div key={line.position}>
          <label className="checkbox return-line">
            <input {...boxes[index]} />
            <LineWords line={line} currency={order.currency} />
          </label>
          {order.returnsPieces && <CountField line={line} field={fields[lineKey(line.position)]} />}
        </div>
      ))}
      <ErrorText id={field.id} errors={field.errors} />
    </fieldset>
  )
}

function LineWords({ line, currency }: { line: PastLine; currency: PastOrder['currency'] }) {
  const { t, money, number } = useLocale()
  const { picture, title, variantLabel, count, unit, total } = line
  const quantity = quantityWords({ t, number }, count, unit)
  return (
    <>
      <PictureView picture={picture} sizes="56px" alt="" />
      <span>
        <bdi>{title}</bdi>
        <small>{[variantLabel, quantity].filter(Boolean).join(' · ')}</small>
      </span>
      {total !== null && <span>{money(total, currency)}</span>}
    </>
  )
}

type CountProps = { line: PastLine; field: FieldMetadata<string, ReturnFields> | undefined }

function CountField({ line: { position, title, returnable, unit }, field }: CountProps) {
  const { t, number } = useLocale()
  const quantity = quantityWords({ t, number }, returnable, unit)
  const name = countName(position)
  const refused = { id: `return-${name}`, errors: field?.errors }
  const seen = <input type="hidden" name={seenName(position)} value={returnable} />
  if (returnable === 1)
    return (
      <>
        {seen}
        <input type="hidden" name={name} value="1" />
      </>
    )
  return (
    <>
      <p className="return-count">
        {seen}
        <label htmlFor={refused.id}>
          <bdi className="visually-hidden">{title}</bdi> {t('orders.returnCount', { quantity })}
        </label>
        <input
          {...{ name, max: returnable, min: Number.isInteger(returnable) ? 1 : 0.001 }}
          {...refusedAttributes(refused)}
          type="number"
          step={Number.isInteger(returnable) ? 1 : 'any'}
          inputMode="decimal"
          defaultValue={field?.initialValue ?? returnable}
          className="input"
        />
      </p>
      <ErrorText {...refused} />
    </>
  )
}
