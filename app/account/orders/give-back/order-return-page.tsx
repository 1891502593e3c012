import { type FieldMetadata, type SubmissionResult, useForm } from '@conform-to/react'
import auth from '~/auth/auth.css?url'
import type { PastLine, PastOrder } from '~/backend/account/member-model'
import type { Cents } from '~/backend/catalogue/model'
import { ErrorSummary } from '~/forms/error-summary'
import { choiceProps, controlProps } from '~/forms/field-props'
import { ErrorText, refusedAttributes } from '~/forms/fields/error-text'
import { TextField } from '~/forms/fields/text-field'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { PictureView } from '~/ui/pictures/picture-view'
import { lineName } from '../line-cancel/line-name'
import orders from '../orders.css?url'
import { quantityWords, stepOf } from '../quantity-words'
import type { OrderName } from '../requested-order'
import { countName, isTyped, lineKey, seenName } from './line-key'
import { NotReturned } from './not-returned'
import { paidBack } from './refund'
import { returnableOf } from './returnable'

type Counts = Record<string, string>
/** `satir` holds the positions of lines, `secili` of those that were ticked before, the others counts by `lineKey`. */
type ReturnFields = {
  satir: string[]
  secili: string[]
  adet: Counts
  kalan: Counts
  reason: string
}

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
  const ofLines = order.lines.map((line) => [countName(line.position), lineName(line)])
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
        <LineChoice order={order} fields={fields} />
        <NotReturned order={order} />
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
      data-text={t('orders.refund', { amount: '%' })}
    />
  )
}

type ChoiceProps = {
  order: PastOrder
  fields: {
    satir: FieldMetadata<string[], ReturnFields>
    secili: FieldMetadata<string[], ReturnFields>
    adet: FieldMetadata<Counts, ReturnFields>
    kalan: FieldMetadata<Counts, ReturnFields>
  }
}

/** Lines of which nothing is left to return cannot be chosen. */
function LineChoice({ order, fields: { satir: field, secili, adet, kalan } }: ChoiceProps) {
  const { t } = useLocale()
  const lines = order.lines.filter(({ returnable }) => returnable > 0)
  const positions = lines.map(({ position }) => position)
  const boxes = choiceProps(field, 'checkbox', positions)
  const [counts, seen] = [adet.getFieldset(), kalan.getFieldset()]
  const hasCounts =
    order.returnsPieces &&
    lines.some((one) => stepOf(one, one.returnable, { t }) !== one.returnable)
  const ticked = [secili.initialValue].flat()
  return (
    <fieldset
      className="choice-group"
      id={field.id}
      aria-describedby={field.errors && field.errorId}
      tabIndex={-1}
    >
      <legend>{t('orders.lines')}</legend>
      {hasCounts && <p className="hint">{t('orders.returnCountChooses')}</p>}
      {lines.map((line, index) => {
        const key = lineKey(line.position)
        const count = counts[key]
        const isChosen =
          boxes[index]?.defaultChecked ||
          isTyped(count?.initialValue, seen[key]?.initialValue, ticked.includes(line.position))
        return (
          <div key={line.position} className="return-tile">
            <label className="checkbox return-line">
              <input {...boxes[index]} defaultChecked={isChosen} />
              <LineWords line={line} currency={order.currency} />
            </label>
            {isChosen && <input type="hidden" name="secili" value={line.position} />}
            {order.returnsPieces && <CountField {...{ line, isChosen, count }} />}
          </div>
        )
      })}
      <ErrorText id={field.id} errors={field.errors} />
    </fieldset>
  )
}

/** What all that is left pays back; where the shop does not tell it, the price of a whole line. */
function amountOf({ paid, count, returnable: left, total }: PastLine): Cents | null {
  if (paid !== null) return paidBack({ paid, count, left }, left)
  return left === count ? total : null
}

function LineWords({ line, currency }: { line: PastLine; currency: PastOrder['currency'] }) {
  const { t, money, number } = useLocale()
  const { picture, title, variantLabel, returnable, unit } = line
  const quantity = quantityWords({ t, number }, returnable, unit)
  const amount = amountOf(line)
  return (
    <>
      <PictureView picture={picture} sizes="56px" alt="" />
      <span>
        <bdi>{title}</bdi>
        <small>{[variantLabel, quantity].filter(Boolean).join(' · ')}</small>
      </span>
      {amount !== null && <span>{money(amount, currency)}</span>}
    </>
  )
}

type CountProps = {
  line: PastLine
  isChosen: boolean
  count: FieldMetadata<string, ReturnFields> | undefined
}

function CountField({ line, isChosen, count }: CountProps) {
  const { t, number } = useLocale()
  const { position, returnable, unit } = line
  const step = stepOf(line, returnable, { t })
  const quantity = quantityWords({ t, number }, returnable, unit)
  const name = countName(position)
  const refused = { id: `return-${name}`, errors: count?.errors }
  const seen = <input type="hidden" name={seenName(position)} value={returnable} />
  if (step === returnable)
    return (
      <>
        {seen}
        <input type="hidden" name={name} value={returnable} />
      </>
    )
  return (
    <>
      <p className="return-count">
        {seen}
        <label htmlFor={refused.id}>
          <bdi className="visually-hidden">{lineName(line)}</bdi>{' '}
          {t('orders.returnCount', { quantity })}
        </label>
        <input
          {...{ name, step, max: returnable, min: step === 'any' ? 0.001 : step }}
          {...refusedAttributes(refused)}
          type="number"
          inputMode="decimal"
          defaultValue={(isChosen ? count?.initialValue : undefined) ?? returnable}
          className="input"
        />
      </p>
      <ErrorText {...refused} />
    </>
  )
}
