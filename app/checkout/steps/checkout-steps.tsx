import type { ReactNode } from 'react'
import address from '~/account/address-form/address.css?url'
import auth from '~/auth/auth.css?url'
import type { Cents } from '~/backend/catalogue/model'
import { useLocale } from '~/i18n/use-locale'
import type { PageName } from '~/site-map'
import css from './checkout-steps.css?url'

const steps = [
  ['order', 'order.contactStep'],
  ['orderAddress', 'order.addressStep'],
  ['orderMethods', 'order.paymentStep'],
  ['orderConfirm', 'order.confirm'],
] as const satisfies [PageName, string][]

type Props = {
  at: (typeof steps)[number][0]
  /** Instead of the step's own, for a page within it. */
  heading?: string
  /** What is to be paid; null before the shop knows it. */
  total: Cents | null
  currency: string
  children: ReactNode
  beside: ReactNode
}

/** The total of a summary that stands below its step, on a screen that is too narrow for both. */
function SummaryLink({ total, currency }: Pick<Props, 'total' | 'currency'>) {
  const { t, money } = useLocale()
  if (total === null) return null
  return (
    <a className="summary-link" href="#totals">
      {t('cart.summary')} <b>{money(total, currency)}</b>
    </a>
  )
}

/** Frame of every checkout step: progress, the step itself, and a summary beside it. */
export function OrderSteps({ at, heading, children, beside, ...sum }: Props) {
  const { t, href } = useLocale()
  const current = steps.findIndex(([page]) => page === at)
  return (
    <>
      <link rel="stylesheet" href={auth} />
      <link rel="stylesheet" href={address} />
      <link rel="stylesheet" href={css} />
      <h1>{heading ?? t(`order.headings.${at}`)}</h1>
      <div className="cart">
        <div className="steps">
          <nav aria-label={t('order.steps')}>
            <ol>
              {steps.map(([page, title], index) => (
                <li key={page} aria-current={index === current ? 'step' : undefined}>
                  {index > 0 && index < current ? <a href={href(page)}>{t(title)}</a> : t(title)}
                </li>
              ))}
            </ol>
          </nav>
          <SummaryLink {...sum} />
          {children}
          <p className="order-back">
            <a href={href('cart')}>{t('order.back')}</a>
          </p>
        </div>
        {beside}
      </div>
    </>
  )
}
