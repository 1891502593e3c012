import { useT } from '~/i18n/use-t'
import type { Product } from '~/shop/model'

type Props = { product: Product }

/** What some products add to the purchase: a subscription, a note (rows P09, P10). */
export default function Extras({ product }: Props) {
  const t = useT()
  const { subscription, orderNoteLimit } = product
  return (
    <>
      {subscription && (
        <div className="extra">
          <label>
            <input type="checkbox" name="subscribe" value="1" />{' '}
            {t('product.subscribe', { percent: subscription.percent })}
          </label>
          {subscription.frequencies.length > 0 && (
            <select name="subscribeFrequency" className="in" aria-label={t('product.frequency')}>
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
          />
        </div>
      )}
    </>
  )
}
