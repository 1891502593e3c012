import type { PastOrder } from '~/backend/account/member-model'
import { useLocale } from '~/i18n/use-locale'

type Props = { order: PastOrder; labelPage: string | null }

/** What to do next for a return, above the order: a shopper who has just sent the form looks there. */
export function ReturnNext({ order: { lines }, labelPage }: Props) {
  const { t } = useLocale()
  if (!labelPage || lines.every(({ returns }) => returns.every(({ label }) => !label))) return null
  return (
    <section className="return-next">
      <p>{t('orders.returnNext')}</p>
      <a className="button" href={labelPage}>
        {t('returnLabel.title')}
      </a>
    </section>
  )
}
