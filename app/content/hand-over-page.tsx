import { useLocale } from '~/i18n/use-locale'

type Props = {
  title:
    | 'cart.title'
    | 'order.title'
    | 'orders.title'
    | 'orders.follow'
    | 'wallet.title'
    | 'auth.forgot'
    | 'shell.signIn'
    | 'register.title'
  /** What the platform's page will not know of the visitor; null when nothing. */
  lost: 'handOver.cartStays' | 'handOver.signInAgain' | null
  back: 'cart' | 'home'
  address: string
  /** Where the button leads: there, or here once more from this site. */
  next: string
  carriesSession: boolean
  /** Whether the platform has this page; else the address is that of its home page. */
  isThere: boolean
}

/** Says what comes next. Goes on by itself only where nothing is lost on the way. */
export default function HandOverPage({ title, lost, back, address, next, ...props }: Props) {
  const { carriesSession, isThere } = props
  const { t, href } = useLocale()
  const { host } = new URL(address)
  return (
    <>
      {/* A redirect after a form would be blocked by the policy's form-action. */}
      {carriesSession && <meta httpEquiv="refresh" content={`0;url=${address}`} />}
      <h1>{t(title)}</h1>
      <div className="form">
        <p>{t(isThere ? 'handOver.text' : 'handOver.missing', { host })}</p>
        {lost && isThere && !carriesSession && next === address && <p>{t(lost)}</p>}
        <p>
          <a className="button button-main" href={next}>
            {t('handOver.go', { host })}
          </a>
        </p>
        <p>
          <a href={href(back)}>{t(back === 'cart' ? 'cart.goToCart' : 'cart.continueShopping')}</a>
        </p>
      </div>
    </>
  )
}
