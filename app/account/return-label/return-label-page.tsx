import { useLocale } from '~/i18n/use-locale'
import css from '../invoice/order-papers.css?url'
import orders from '../orders/orders.css?url'
import { quantityWords } from '../orders/quantity-words'
import type { ReturnParcel } from './return-labels'

type Props = { number: string; parcels: ReturnParcel[]; orderPage: string }

export default function ReturnLabelPage({ number, parcels, orderPage }: Props) {
  const { t } = useLocale()
  return (
    <div className="orders">
      <link rel="stylesheet" href={orders} />
      <link rel="stylesheet" href={css} />
      <p className="back-to-order">
        <a href={orderPage}>{t('orders.number', { number })}</a>
      </p>
      <h1>{t('returnLabel.title')}</h1>
      {parcels.map((parcel) => (
        <Parcel key={parcel.lines[0]?.position} number={number} parcel={parcel} />
      ))}
    </div>
  )
}

function Parcel({ number, parcel }: { number: string; parcel: ReturnParcel }) {
  const { t, number: written } = useLocale()
  const { code, carrier, address, lines } = parcel
  const facts: [string, string][] = [
    [t('returnLabel.code'), code],
    [t('returnLabel.order'), number],
    [t('returnLabel.carrier'), carrier],
    [t('returnLabel.address'), address],
  ]
  return (
    <article className="return-label" aria-label={code || number}>
      <dl>
        {facts.map(([title, text]) =>
          text ? (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      <h2>{t('returnLabel.goods')}</h2>
      <ul>
        {lines.map(({ position, title, variantLabel, count, unit }) => (
          <li key={position}>
            <bdi>{[title, variantLabel].filter(Boolean).join(' · ')}</bdi>
            {' · '}
            {quantityWords({ t, number: written }, count, unit)}
          </li>
        ))}
      </ul>
      <h2>{t('returnLabel.steps')}</h2>
      <Steps parcel={parcel} />
    </article>
  )
}

function Steps({ parcel: { code, carrier } }: { parcel: ReturnParcel }) {
  const { t } = useLocale()
  const steps = [
    t('returnLabel.pack'),
    t('returnLabel.enclose'),
    carrier ? t('returnLabel.hand', { carrier }) : t('returnLabel.handAny'),
    code && t('returnLabel.tell'),
    t('returnLabel.follow'),
  ]
  return (
    <ol>
      {steps.filter(Boolean).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
