import { useLocale } from '~/i18n/use-t'
import type { Complement } from '~/shop/model'
import { cardData } from './product-data'

type Props = { complements: Complement[]; typed: Record<string, string> }

/** Products that go with this one: ticked, they come into the cart with it. */
export function Complements({ complements, typed }: Props) {
  const { t, money, number } = useLocale()
  const ticked = typed.with?.split(',') ?? []
  return (
    <fieldset className="extra with">
      <legend>{t('product.with')}</legend>
      {complements.map(({ id, title, path, price, currency, least, picture, ...more }) => (
        <div key={id}>
          <label>
            <input
              type="checkbox"
              name="with"
              value={least === 1 ? id : `${id}:${least}`}
              data-product={JSON.stringify(
                cardData({ id, title, price: { card: price, currency }, ...more }),
              )}
              defaultChecked={ticked.some((one) => one.split(':')[0] === id)}
            />{' '}
            {picture && <img src={picture.small} width={40} height={40} loading="lazy" alt="" />}
            {title} <b>{money(price, currency)}</b>
            {least !== 1 && ` ${t('product.withCount', { count: number(least) })}`}
          </label>{' '}
          <a href={path}>
            {t('product.look')}
            <span className="vh"> {title}</span>
          </a>
        </div>
      ))}
    </fieldset>
  )
}
