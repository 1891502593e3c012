import { quantityWords } from '~/account/orders/quantity-words'
import type { Product, ProductAround } from '~/backend/catalogue/model'
import { useLocale } from '~/i18n/use-locale'
import { Complements } from '~/product/add/complements'
import { PersonalFields } from '~/product/add/personal-fields'
import { useTyped } from '~/product/add/use-typed'
import { useServerData } from '~/rendering/server-data'

type Props = { product: Product; around: ProductAround | undefined }

type FieldProps = { product: Product; typed: Record<string, string> }

function SubscriptionFields({ product: { subscription }, typed }: FieldProps) {
  const { t } = useLocale()
  if (!subscription) return null
  return (
    <div className="extra-field">
      <label>
        <input
          type="checkbox"
          name="subscribe"
          value="1"
          defaultChecked={typed.subscribe === '1'}
        />{' '}
        {t('product.subscribe', { percent: subscription.percent })}
      </label>
      {subscription.frequencies.length > 0 && (
        <select
          name="subscribeFrequency"
          className="input"
          aria-label={t('productPart.frequency')}
          defaultValue={typed.subscribeFrequency}
        >
          {subscription.frequencies.map((frequency) => (
            <option key={frequency.id} value={frequency.id}>
              {frequency.label}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

function NoteField({ product: { orderNoteLimit }, typed }: FieldProps) {
  const { t } = useLocale()
  if (orderNoteLimit === null) return null
  return (
    <details className="extra-field" open={Boolean(typed.orderNotes)}>
      <summary>{t('productPart.note')}</summary>
      <textarea
        aria-label={t('productPart.note')}
        id="order-notes"
        name="orderNotes"
        className="input"
        rows={2}
        maxLength={orderNoteLimit > 0 ? orderNoteLimit : undefined}
        defaultValue={typed.orderNotes}
      />
    </details>
  )
}

function SoldIn({ product: { quantity } }: Pick<Props, 'product'>) {
  const { t, number } = useLocale()
  const { min, step, unit } = quantity
  if (min <= 1 && step <= 1) return null
  const amount = (count: number) =>
    quantityWords({ t, number }, count, unit || t('orders.unitPiece'))
  const inSteps = min === step ? 'productPart.soldInSteps' : 'productPart.soldFromInSteps'
  const numbers = { min: amount(min), step: amount(step) }
  return <p>{t(step <= 1 ? 'productPart.soldFrom' : inSteps, numbers)}</p>
}

/** Optional parts of the purchase form: personalization, subscription, note, companions; and in which quantities it is sold. */
export default function Extras({ product, ...props }: Props) {
  const around = useServerData('around', props.around)
  const typed = useTyped(product)
  return (
    <>
      {around?.personal && <PersonalFields personal={around.personal} typed={typed} />}
      <SubscriptionFields product={product} typed={typed} />
      <NoteField product={product} typed={typed} />
      {around && around.complements.length > 0 && (
        <Complements complements={around.complements} typed={typed} />
      )}
      <SoldIn product={product} />
    </>
  )
}
