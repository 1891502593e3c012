import type { CancelAmounts } from '~/backend/account/member-model'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { deliveryTextOf, type GivenBack, writtenSum } from './cancel-amounts'
import { seenSum } from './step'

type Props = { amounts: CancelAmounts | null; currency: string }

const moneyTexts = {
  card: 'orders.givesBack.card',
  bank: 'orders.givesBack.bank',
  later: 'orders.givesBack.later',
} as const

/** What the whole order gives back, or `sum` of it, and where, in the question before it is cancelled. */
export function CancelledSums({ amounts, currency, sum }: Props & { sum?: GivenBack }) {
  const { t, money } = useLocale()
  if (!amounts) return null
  const { to } = amounts
  const back = sum ?? amounts
  const { money: paid, giftCard } = back
  const delivery = deliveryTextOf(amounts, back)
  return (
    <>
      {to && paid > 0 && <p>{t(moneyTexts[to], { amount: money(paid, currency) })}</p>}
      {giftCard > 0 && (
        <p>{t('orders.givesBack.giftCard', { amount: money(giftCard, currency) })}</p>
      )}
      {delivery && (
        <p>{t(`orders.givesBack.${delivery}`, { amount: money(amounts.delivery, currency) })}</p>
      )}
    </>
  )
}

/** The same for what is chosen; empty until script names it (cancel-sum.ts). */
export function CancelledSum({ amounts, currency }: Props) {
  const { t, money } = useLocale()
  if (!amounts) return null
  const blank = { amount: '%' }
  const fee = { amount: money(amounts.delivery, currency) }
  const texts = {
    money: amounts.to && t(moneyTexts[amounts.to], blank),
    giftCard: t('orders.givesBack.giftCard', blank),
    deliveryIn: t('orders.givesBack.deliveryIn', fee),
    deliveryNotIn: t('orders.givesBack.deliveryNotIn', fee),
  }
  return <div role="status" data-cancellable={JSON.stringify({ amounts, currency, texts })} />
}

type QuestionProps = Props & { sum: GivenBack; here: string }

/** The question before chosen pieces are cancelled, for a page without script. */
export function SumQuestion({ amounts, currency, sum, here }: QuestionProps) {
  const { t } = useLocale()
  const question = t('orders.cancelChosenQuestion')
  return (
    <fieldset aria-label={question} className="cancel-question" tabIndex={-1} {...begins}>
      <p>{question}</p>
      <CancelledSums {...{ amounts, currency, sum }} />
      <input type="hidden" name={seenSum} value={writtenSum(sum)} />
      <Button tone="main">{t('orders.cancelChosenConfirm')}</Button>
      <a className="button" href={here}>
        {t('orders.cancelDecline')}
      </a>
    </fieldset>
  )
}

/** The browser scrolls to it. */
const begins = { autoFocus: true }
