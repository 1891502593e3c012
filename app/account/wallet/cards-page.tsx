import css from '~/account/messages/messages.css?url'
import type { Card } from '~/backend/account/member-model'
import { ConfirmForm } from '~/forms/confirm-form'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import empty from '~/ui/empty-state.css?url'
import { nameOf } from './card-name'

type Props = {
  cards: Card[]
  note: string
  /** Whether a setting allows a page on which a card may be typed. */
  mayAdd: boolean
}

export default function CardsPage({ cards, note, mayAdd }: Props) {
  const { t, href } = useLocale()
  const add = mayAdd && (
    <a className="button button-main" data-reload-document="" href={href('cardAdd')}>
      {t('wallet.add')}
    </a>
  )
  return (
    <div className="conversations">
      <link rel="stylesheet" href={css} />
      <link rel="stylesheet" href={empty} />
      <h1>{t('wallet.title')}</h1>
      {note && <p>{note}</p>}
      {cards.length === 0 ? (
        <EmptyState drawing="card" text={t('wallet.none')}>
          {add}
        </EmptyState>
      ) : (
        <>
          <ul className="message-list">
            {cards.map((card) => (
              <CardItem key={card.id} card={card} />
            ))}
          </ul>
          {add && <p>{add}</p>}
        </>
      )}
    </div>
  )
}

function CardItem({ card }: { card: Card }) {
  const { t, href } = useLocale()
  return (
    <li className="saved-card">
      <strong dir="ltr">{nameOf(card)}</strong>
      <span>
        {card.holder && (
          <>
            <bdi>{card.holder}</bdi>
            {' · '}
          </>
        )}
        {[monthOf(card), t(card.valid ? 'wallet.valid' : 'wallet.invalid')]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <div className="saved-card-actions">
        <Form action={href('savedCards')}>
          <input type="hidden" name="kart" value={card.id} />
          <Button>{t('wallet.check')}</Button>
        </Form>
        <ConfirmForm
          id={`remove-card-${card.id}`}
          action={href('savedCards')}
          fields={{ kart: card.id, adim: 'sil' }}
          label={t('wallet.remove')}
          about={nameOf(card)}
          question={t('wallet.removeQuestion', { card: nameOf(card) })}
          cancelLabel={t('wallet.removeCancel')}
        />
      </div>
    </li>
  )
}

const monthOf = ({ expiry }: Card) => expiry && `${expiry.slice(5)}/${expiry.slice(0, 4)}`
