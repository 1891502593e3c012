import { useLocale } from '~/i18n/use-locale'

type Props = {
  number: string
  /** Whether the shopper may return to the payment choice: no payment is known to have begun. */
  mayGoBack: boolean
}

/** A payment with unknown outcome: the page polls by itself and offers no second payment. */
export function Processing({ number, mayGoBack }: Props) {
  const { t, href } = useLocale()
  const retryHref = href('orderResult', { siparis: number, tur: 'donus' })
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`5;url=${retryHref}`} />
      </noscript>
      <p
        role="status"
        data-behavior="poll-payment"
        data-load-on="visible"
        data-status-url={retryHref}
      >
        {t('order.processingText', { number })}
      </p>
      <p>
        <a href={retryHref}>{t('order.refresh')}</a>
      </p>
      {mayGoBack && (
        <p>
          <a href={href('orderResult', { siparis: number, tur: 'sec' })}>
            {t('order.backToPayment')}
          </a>
        </p>
      )}
    </>
  )
}
