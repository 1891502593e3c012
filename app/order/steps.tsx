import type { ReactNode } from 'react'
import address from '~/address/address.css?url'
import auth from '~/auth/auth.css?url'
import { useLocale } from '~/i18n/use-t'
import type { PageName } from '~/site-map'
import css from './steps.css?url'

const steps = [
  ['order', 'order.who'],
  ['orderAddress', 'order.where'],
  ['orderWays', 'order.pay'],
  ['orderConfirm', 'order.confirm'],
] as const satisfies [PageName, string][]

type Props = { at: (typeof steps)[number][0]; children: ReactNode; beside: ReactNode }

/** The frame of every step of an order: where one is, the step itself, and what it comes to beside it. */
export function OrderSteps({ at, children, beside }: Props) {
  const { t, href } = useLocale()
  const now = steps.findIndex(([page]) => page === at)
  return (
    <>
      <link rel="stylesheet" href={auth} />
      <link rel="stylesheet" href={address} />
      <link rel="stylesheet" href={css} />
      <h1>{t('order.title')}</h1>
      <div className="cart">
        <div className="steps">
          <nav aria-label={t('order.steps')}>
            <ol>
              {steps.map(([page, title], place) => (
                <li key={page} aria-current={place === now ? 'step' : undefined}>
                  {place > 0 && place < now ? <a href={href(page)}>{t(title)}</a> : t(title)}
                </li>
              ))}
            </ol>
          </nav>
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
