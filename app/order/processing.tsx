import { useLocale } from '~/i18n/use-t'

type Props = {
  number: string
  /** Whether the shopper may go back to how they pay: nobody has said that the payment began. */
  mayGoBack: boolean
}

/** A payment of which nobody knows yet what came of it: the page asks again by itself, and offers no second payment. */
export function Processing({ number, mayGoBack }: Props) {
  const { t, href } = useLocale()
  const again = href('orderResult', { siparis: number, tur: 'donus' })
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`5;url=${again}`} />
      </noscript>
      <p role="status" data-enhance="ask-again" data-when="seen" data-address={again}>
        {t('order.processingText', { number })}
      </p>
      <p>
        <a href={again}>{t('order.askAgain')}</a>
      </p>
      {mayGoBack && (
        <p>
          <a href={href('orderResult', { siparis: number, tur: 'git' })}>
            {t('order.backToPayment')}
          </a>
        </p>
      )}
    </>
  )
}
