import { type SubmissionResult, useForm } from '@conform-to/react'
import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { AddressLines } from '~/account/addresses/address-lines'
import type { OrderSummary } from '~/backend/checkout/order-model'
import { amountsBeside, InstalmentText } from '~/checkout/order-amounts'
import { ShortLines } from '~/checkout/short-lines'
import { paidForGoods } from '~/checkout/sums/amount-rows'
import { UnbrokenNumbers } from '~/checkout/transfer-note'
import { ErrorSummary } from '~/forms/error-summary'
import { checkboxProps } from '~/forms/field-props'
import { Checkbox } from '~/forms/fields/checkbox'
import { Form } from '~/forms/form'
import { FormErrors } from '~/forms/form-errors'
import { useLocale } from '~/i18n/use-locale'
import { ReportedEvent } from '~/product/analytics/reported-event'
import { useTypedNotice } from '~/rendering/use-typed-notice'
import type { PageName } from '~/site-map'
import { StoreOfOrder } from '~/stores/store-of-order'
import { Button } from '~/ui/button'
import { OrderSteps } from './checkout-steps'
import { methodName } from './method-name'

type Props = {
  summary: OrderSummary
  /** The saved card that pays; without an id it is another method. */
  savedCard?: { id: string; name: string } | undefined
  noDocuments: boolean | undefined
  /** Whether a repeat is the same order. */
  isRepeatable: boolean
  result?: SubmissionResult
  /** Digest of what the refused form confirmed; '' or none for the order as it is shown. */
  digest?: string
}

export default function ConfirmStep(props: Props) {
  const { summary } = props
  const { t, href } = useLocale()
  const { lines, amounts, currency, payment } = summary
  const goods = { lines, currency, total: paidForGoods(amounts) }
  const short = lines.filter(({ left }) => left !== null)
  return (
    <OrderSteps at="orderConfirm" {...amountsBeside(summary)}>
      <ReportedEvent {...goods} name="begin_checkout" />
      <ReportedEvent
        {...goods}
        name="add_payment_info"
        more={{ payment_type: payment ? methodName(payment, 'order.payment', t) : '' }}
      />
      <OrderReview summary={summary} savedCard={props.savedCard} />
      <StoreOfOrder store={summary.store} changedFor={href('orderConfirm')} />
      {short.length > 0 ? <ShortLines lines={short} /> : <PlaceForm {...props} />}
    </OrderSteps>
  )
}

function OrderReview({ summary, savedCard }: Pick<Props, 'summary' | 'savedCard'>) {
  const { t } = useLocale()
  const { delivery, invoice, cargo, isMailed } = summary
  return (
    <dl className="order-review">
      {!isMailed && (
        <ReviewRow title={t('order.delivery')} page="orderAddress">
          {delivery && <AddressLines address={delivery} />}
        </ReviewRow>
      )}
      <ReviewRow title={t('order.invoice')} page="orderAddress">
        {invoice && <AddressLines address={invoice} />}
      </ReviewRow>
      <ReviewRow title={t('order.cargo')} page="orderMethods">
        {cargo && (
          <span>
            <UnbrokenNumbers
              text={[methodName(cargo, 'order.cargo', t), cargo.about].filter(Boolean).join(' · ')}
            />
          </span>
        )}
      </ReviewRow>
      <ReviewRow title={t('order.payment')} page="orderMethods">
        <PaymentReview summary={summary} savedCard={savedCard} />
      </ReviewRow>
    </dl>
  )
}

type RowProps = {
  title: string
  /** The step where it can be changed. */
  page: PageName
  children: ReactNode
}

function ReviewRow({ title, page, children }: RowProps) {
  const { t, href } = useLocale()
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {children}
        <a className="change" href={href(page)}>
          {t('order.change')}
          <span className="visually-hidden"> {title}</span>
        </a>
      </dd>
    </div>
  )
}

function PaymentReview({ summary, savedCard }: Pick<Props, 'summary' | 'savedCard'>) {
  const { t, href } = useLocale()
  const { payment, instalment, amounts, currency, maxInstalments } = summary
  return (
    <>
      <span>{payment && methodName(payment, 'order.payment', t)}</span>
      {savedCard?.id ? (
        <bdi>{savedCard.name}</bdi>
      ) : (
        payment?.about && (
          <span className="order-about">
            <UnbrokenNumbers text={payment.about} />
          </span>
        )
      )}
      {instalment && (
        <span>
          <InstalmentText instalment={instalment} total={amounts.total} currency={currency} />
        </span>
      )}
      {maxInstalments > 1 && <a href={href('orderInstalments')}>{t('order.chooseInstalments')}</a>}
    </>
  )
}

/** Stands by the total: why the order was not taken, in the document that says so, or that it has changed since the refused form was rendered. */
function Refusal({ summary, digest }: Props) {
  const { t } = useLocale()
  const notice = useTypedNotice('refusedOrder')
  const { key } = useLocation()
  const isOther = digest && digest !== summary.digest
  const text = key === 'default' && notice ? notice.text : isOther && t('order.changedSince')
  return <FormErrors errors={text ? [text] : undefined} />
}

function PlaceForm(props: Props) {
  const { summary, savedCard, noDocuments, isRepeatable, result } = props
  const { t, href, money } = useLocale()
  const { amounts, currency } = summary
  const [form, { agreement }] = useForm<{ agreement: string }>({
    id: 'place-order',
    lastResult: result ?? null,
  })
  return (
    <Form
      id={form.id}
      action={href('orderConfirm')}
      className="form full-width"
      data-outcome-unknown-text={t(isRepeatable ? 'order.outcomeUnknown' : 'order.outcomeUnsure')}
    >
      <ErrorSummary form={form} names={{ agreement: t('order.agree') }} />
      <input type="hidden" name="mark" value={summary.digest} />
      <input type="hidden" name="kart" value={savedCard?.id ?? ''} />
      {noDocuments ? (
        <>
          <p className="documents">{t('order.noDocuments')}</p>
          <input type="hidden" name="agreement" value="1" />
        </>
      ) : (
        <>
          <Documents />
          <Checkbox {...checkboxProps(agreement)} required>
            {t('order.agree')}
          </Checkbox>
        </>
      )}
      <Refusal {...props} />
      <Button tone="main">
        {[t('order.place'), amounts.total !== null && money(amounts.total, currency)]
          .filter(Boolean)
          .join(' · ')}
      </Button>
    </Form>
  )
}

function Documents() {
  const { t, dir } = useLocale()
  return (
    <p className="documents">
      {t('order.documents')} <DocumentLink kind="on-bilgi" title={t('order.preInformation')} />
      {dir === 'rtl' ? '، ' : ', '}
      <DocumentLink kind="satis" title={t('order.distanceSales')} />
    </p>
  )
}

function DocumentLink({ kind, title }: { kind: 'on-bilgi' | 'satis'; title: string }) {
  const { href } = useLocale()
  return (
    <a
      href={href('orderDocument', { tur: kind })}
      data-dialog-width="580"
      data-behavior="dialog"
      data-load-on="click"
    >
      {title}
    </a>
  )
}
