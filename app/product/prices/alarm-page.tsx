import { type SubmissionResult, useForm } from '@conform-to/react'
import { SecurityField } from '~/auth/security-code/security-field'
import type { SecurityQuestion } from '~/backend/account/member-model'
import type { Price } from '~/backend/catalogue/model'
import { fieldProps } from '~/forms/field-props'
import { EmailField } from '~/forms/fields/email-field'
import { Form } from '~/forms/form'
import { FormErrors } from '~/forms/form-errors'
import { useLocale } from '~/i18n/use-locale'
import type { Elsewhere } from '~/product/elsewhere'
import { ElsewhereMessage } from '~/product/elsewhere-message'
import { ProductLine } from '~/product/page/product-line'
import type { AboutProduct } from '~/product/related/about-product'
import { productPageOf } from '~/site-map'
import { Button } from '~/ui/button'

type Variant = { id: string; label: string }

type Props = {
  product: AboutProduct
  kind: 'stock' | 'price'
  note: string
  variantId: string
  price: Pick<Price, 'card' | 'currency'>
  soldOut: Variant[]
  email: string
  question: SecurityQuestion | null
  elsewhere: Elsewhere | undefined
  result?: SubmissionResult
}

export default function AlarmPage(props: Props) {
  const { product, kind, price, elsewhere, result } = props
  const { t, money } = useLocale()
  return (
    <>
      <ProductLine product={product} title={t(`alarm.${kind}`)} />
      {kind === 'price' && price.card > 0 && (
        <p>{t('alarm.today', { price: money(price.card, price.currency) })}</p>
      )}
      {elsewhere && !result ? <ElsewhereMessage {...elsewhere} /> : <AlarmForm {...props} />}
    </>
  )
}

function AlarmForm({ product, kind, note, variantId, soldOut, ...given }: Props) {
  const { t } = useLocale()
  const [form, fields] = useForm<{ email?: string; variant?: string; security_code?: string }>({
    id: 'alarm',
    lastResult: given.result ?? null,
    defaultValue: { email: given.email, variant: variantId },
  })
  const variant = fields.variant.initialValue || variantId
  const hrefFor = (type: Props['kind']) =>
    productPageOf('alarm', product.path, { tur: type, variant })
  return (
    <>
      <Form id={form.id} action={hrefFor(kind)} className="form">
        <FormErrors errors={form.errors} link={given.elsewhere?.link} />
        <input type="hidden" name="tur" value={kind} />
        {kind === 'stock' && soldOut.length > 0 ? (
          <VariantSelect variants={soldOut} chosen={variant} />
        ) : (
          variant && <input type="hidden" name="variant" value={variant} />
        )}
        <EmailField
          {...{ ...fieldProps(fields.email, 'email'), ...(note && { hint: note }) }}
          label={t('order.email')}
        />
        <SecurityField question={given.question} {...fieldProps(fields.security_code)} />
        <Button tone="main">{t('alarm.send')}</Button>
      </Form>
      {kind === 'price' && soldOut.length > 0 && (
        <p className="alarm-other">
          <a className="button button-text" href={hrefFor('stock')}>
            {t('alarm.stock')}
          </a>
        </p>
      )}
    </>
  )
}

function VariantSelect({ variants, chosen }: { variants: Variant[]; chosen: string }) {
  const { t } = useLocale()
  return (
    <label>
      {t('alarm.variant')}
      <select className="input" name="variant" defaultValue={chosen}>
        {variants.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
