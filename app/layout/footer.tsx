import type { FrameSite } from '~/backend/site/site-model'
import { NewsletterForm } from '~/content/newsletter/newsletter-form'
import { useLocale, useT } from '~/i18n/use-locale'
import { Icon } from '~/ui/pictures/icon'

/** Link to the top; CSS shows it once the header is out of view. */
function ToTop() {
  const t = useT()
  return (
    <div className="to-top">
      <a className="b" href="#top" aria-label={t('shell.toTop')}>
        <Icon name="up" />
      </a>
    </div>
  )
}

export default function Footer({ site }: { site: FrameSite }) {
  const { t, href } = useLocale()
  return (
    <>
      <footer className="foot">
        <div className="foot-in">
          <div>
            <p className="mark">{site.name}</p>
            <p>{t('shell.tagline')}</p>
          </div>
          <nav aria-label={t('shell.shopping')}>
            <h2>{t('shell.shopping')}</h2>
            <ul>
              <li>
                <a href={href('home')}>{t('shell.home')}</a>
              </li>
              <li>
                <a href={href('categories')}>{t('shell.allCategories')}</a>
              </li>
              <li>
                <a href={href('stores')}>{t('stores.listTitle')}</a>
              </li>
              <li>
                <a href={href('cart')}>{t('shell.cart')}</a>
              </li>
              <li>
                <a href={href('favourites')} rel="nofollow">
                  {t('favourites.title')}
                </a>
              </li>
              <li>
                <a
                  href={href('compare')}
                  rel="nofollow"
                  data-window="1170"
                  data-enhance="window"
                  data-when="press"
                >
                  {t('compare.title')}
                </a>
              </li>
              <li>
                <a href={href('contact')}>{t('messages.contact')}</a>
              </li>
              <li>
                <a href={href('orderFollow')} rel="nofollow">
                  {t('orders.follow')}
                </a>
              </li>
              <li>
                <a href={href('consent')}>{t('consent.title')}</a>
              </li>
              <li>
                <a href={href('account')} rel="nofollow">
                  {t('shell.account')}
                </a>
              </li>
            </ul>
          </nav>
          <NewsletterForm />
          <div>
            <h2>{t('shell.payment')}</h2>
            <p>{t('shell.paymentText')}</p>
            <h2>{t('shell.returns')}</h2>
            <p>{t('shell.returnsText')}</p>
          </div>
        </div>
      </footer>
      <ToTop />
    </>
  )
}
