import { type SubmissionResult, useForm } from '@conform-to/react'
import auth from '~/auth/auth.css?url'
import { SecurityField } from '~/auth/security-code/security-field'
import type { SecurityQuestion } from '~/backend/account/member-model'
import { ErrorSummary } from '~/forms/error-summary'
import { fieldProps } from '~/forms/field-props'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'

type Props = {
  productId: string | null
  pending: [name: string, value: string][]
  question: SecurityQuestion | null
  result?: SubmissionResult
}

export default function CodePage({ productId, pending, question, result }: Props) {
  const { t, href } = useLocale()
  const [form, fields] = useForm<{ security_code?: string }>({
    id: 'cart-code',
    lastResult: result ?? null,
  })
  const back = pending.find(([name]) => name === 'back')?.[1] ?? '/'
  const { errors, ...field } = fieldProps(fields.security_code)
  const missing = question ? undefined : [t('auth.captchaUnreachable')]
  const displayed = errors ?? missing
  return (
    <div className="form-page">
      <link rel="stylesheet" href={auth} />
      <h1>{t('product.add')}</h1>
      <p>{t('auth.securityForAdd')}</p>
      <Form id={form.id} action={href('cartCode', { bekleyen: productId })} className="form">
        <ErrorSummary form={form} names={{ security_code: t('auth.securityCode') }} />
        {pending.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <SecurityField question={question} {...field} {...(displayed && { errors: displayed })} />
        <Button tone="main">{t('product.add')}</Button>
      </Form>
      <p>
        <a href={back}>{t('cart.continueShopping')}</a>
      </p>
    </div>
  )
}
