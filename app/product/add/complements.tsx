import type { Complement } from '~/backend/catalogue/model'
import { useLocale } from '~/i18n/use-locale'
import { cardData } from '~/product/analytics/product-data'

type Props = { complements: Complement[]; typed: Record<string, string> }

export function Complements({ complements, typed }: Props) {
  const { t, money, number } = useLocale()
  const ticked = typed.with?.split(',') ?? []
  return (
    <fieldset className="extra-field companions">
      <legend>{t('productPart.companions')}</legend>
      {complements.map(({ id, title, path, price, currency, min, picture, ...more }) => (
        <div key={id}>
          <label>
            <input
              type="checkbox"
              name="with"
              value={min === 1 ? id : `${id}:${min}`}
              data-product={JSON.stringify(
                cardData({ id, title, price: { card: price, currency }, ...more }),
              )}
              defaultChecked={ticked.some((one) => one.split(':')[0] === id)}
            />{' '}
            {picture && <img src={picture.small} width={40} height={40} loading="lazy" alt="" />}
            <span>
              {title}
              {min !== 1 && (
                <small> {t('productPart.companionCount', { count: number(min) })}</small>
              )}
            </span>{' '}
            <b>{money(price, currency)}</b>
          </label>{' '}
          <a href={path}>
            {t('productPart.view')}
            <span className="visually-hidden"> {title}</span>
          </a>
        </div>
      ))}
    </fieldset>
  )
}
