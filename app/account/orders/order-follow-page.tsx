import { type SubmissionResult, useForm } from '@conform-to/react'
import auth from '~/auth/auth.css?url'
import { SecurityField } from '~/auth/security-code/security-field'
import type { ParcelStep, PastOrder, SecurityQuestion } from '~/backend/account/member-model'
import { HelpFrame } from '~/content/help/help-frame'
import type { HelpLink } from '~/content/help/help-links'
import { ErrorSummary } from '~/forms/error-summary'
import { fieldProps } from '~/forms/field-props'
import { EmailField } from '~/forms/fields/email-field'
import { Field } from '~/forms/fields/field'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { CancelAllForm, CancelLinesForm, type RefusedLines } from './line-cancel/cancel-lines-form'
import { OrderActions } from './order-actions'
import { OrderView } from './order-view'

type Props = RefusedLines & {
  order?: PastOrder | null
  parcel?: Promise<ParcelStep[]> | null
  expected?: string
  /** Of the link in the order's mail; '' without one. */
  token?: string
  isMember?: boolean
  help: HelpLink[]
  question: SecurityQuestion | null
  result?: SubmissionResult
}

export default function OrderFollowPage({
  order,
  parcel = null,
  expected = '',
  token = '',
  isMember = false,
  help,
  question,
  result,
  ...refused
}: Props) {
  const { t, href } = useLocale()
  const here = href('orderFollow', { token })
  const invoicePage = token ? href('invoice', { token }) : null
  const labelPage = token && order?.takesLink ? href('returnLabel', { token }) : null
  if (!order)
    return (
      <HelpFrame links={help} here={href('orderFollow')}>
        <FollowForm question={question} {...(result && { result })} />
      </HelpFrame>
    )
  return (
    <div className="orders">
      <h1>{t('orders.number', { number: order.number })}</h1>
      <OrderView {...{ order, parcel, here, expected, invoicePage, labelPage }} />
      {token && order.isCardUsed && <p>{t('orders.cardUsed')}</p>}
      {token && order.mayCancelLines && <CancelForms {...{ order, here, token, refused }} />}
      {order.takesLink && token && <OrderActions order={order} here={here} name={{ token }} />}
      {order.takesLink && !token && <ElsewhereNote isMember={isMember} />}
      <p className="off-paper">
        <a href={href('orderFollow')}>{t('orders.followAnother')}</a>
      </p>
    </div>
  )
}

type CancelProps = { order: PastOrder; here: string; token: string; refused: RefusedLines }

function CancelForms({ order, here, token, refused }: CancelProps) {
  const { lines, cancelAmounts: amounts, currency } = order
  const cancelled = { lines, amounts, currency, here, order: { token } }
  return (
    <>
      {order.mayCancel && <CancelAllForm {...cancelled} />}
      <CancelLinesForm {...cancelled} {...refused} />
    </>
  )
}

function ElsewhereNote({ isMember }: { isMember: boolean }) {
  const { t, href } = useLocale()
  return (
    <p className="off-paper">
      {t('orders.followMore')}{' '}
      <a href={href('orders')}>{t(isMember ? 'auth.allOrders' : 'orders.followSignIn')}</a>
    </p>
  )
}

function FollowForm({ question, result }: Pick<Props, 'question' | 'result'>) {
  const { t, href } = useLocale()
  const [form, fields] = useForm<{ number: string; email: string; security_code?: string }>({
    id: 'follow',
    lastResult: result ?? null,
  })
  const labels = {
    number: t('orders.orderNumber'),
    email: t('auth.email'),
    security_code: t('auth.securityCode'),
  }
  return (
    <div className="form-page">
      <link rel="stylesheet" href={auth} />
      <h1>{t('orders.follow')}</h1>
      <p>{t('orders.followLead')}</p>
      <Form id={form.id} action={href('orderFollow')} className="form">
        <ErrorSummary form={form} names={labels} />
        <Field
          label={labels.number}
          dir="ltr"
          required
          maxLength={40}
          autoComplete="off"
          {...fieldProps(fields.number)}
        />
        <EmailField label={labels.email} {...fieldProps(fields.email, 'email')} />
        <SecurityField question={question} {...fieldProps(fields.security_code)} />
        <Button tone="main">{t('orders.find')}</Button>
      </Form>
    </div>
  )
}
