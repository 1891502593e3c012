import { useLocale } from '~/i18n/use-t'
import { useDrawn } from '~/server-visit'
import type { Product, ProductAround } from '~/shop/model'
import { Complements } from './complements'
import { PersonalFields } from './personal-fields'
import { useTyped } from './use-typed'

type Props = { product: Product; around: ProductAround | undefined }

/** What some products add to the purchase: a text on it, a subscription, a note. */
export default function Extras({ product, ...props }: Props) {
  const { t } = useLocale()
  const around = useDrawn('around', props.around)
  const typed = useTyped(product)
  const { subscription, orderNoteLimit } = product
  return (
    <>
      {around?.personal && <PersonalFields personal={around.personal} typed={typed} />}
      {subscription && (
        <div className="extra">
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
              className="in"
              aria-label={t('product.frequency')}
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
      )}
      {orderNoteLimit !== null && (
        <div className="extra">
          <label htmlFor="order-notes">{t('product.note')}</label>
          <textarea
            id="order-notes"
            name="orderNotes"
            className="in"
            rows={2}
            maxLength={orderNoteLimit > 0 ? orderNoteLimit : undefined}
            defaultValue={typed.orderNotes}
          />
        </div>
      )}
      {around && around.complements.length > 0 && (
        <Complements complements={around.complements} typed={typed} />
      )}
    </>
  )
}
