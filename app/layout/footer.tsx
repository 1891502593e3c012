import type { FrameSite } from '~/backend/site/site-model'
import { NewsletterForm } from '~/content/newsletter/newsletter-form'
import type { Translate } from '~/i18n/translators'
import { useLocale, useT } from '~/i18n/use-locale'
import type { PageName } from '~/site-map'
import { Icon } from '~/ui/pictures/icon'

/** Link to the top; CSS shows it once the header is out of view. */
function ToTop() {
  const t = useT()
  return (
    <div className="back-to-top">
      <a className="button" href="#top" aria-label={t('shell.toTop')}>
        <Icon name="up" />
      </a>
    </div>
  )
}

type LinkProps = { to: PageName; text: Parameters<Translate>[0]; rel?: string }

function PageLink({ to, text, ...attributes }: LinkProps) {
  const { t, href } = useLocale()
  return (
    <li>
      <a href={href(to)} {...attributes}>
        {t(text)}
      </a>
    </li>
  )
}

const inDialog = { 'data-dialog-width': '1170', 'data-behavior': 'dialog', 'data-load-on': 'click' }

function ShopLinks() {
  const t = useT()
  return (
    <nav aria-label={t('shell.shopping')}>
      <h2>{t('shell.shopping')}</h2>
      <ul>
        <PageLink to="home" text="shell.home" />
        <PageLink to="categories" text="shell.allCategories" />
        <PageLink to="stores" text="stores.listTitle" />
        <PageLink to="cart" text="shell.cart" />
        <PageLink to="favourites" text="favourites.title" rel="nofollow" />
        <PageLink to="compare" text="compare.title" rel="nofollow" {...inDialog} />
        <PageLink to="contact" text="messages.contact" />
        <PageLink to="orderFollow" text="orders.follow" rel="nofollow" />
        <PageLink to="consent" text="consent.title" />
        <PageLink to="account" text="shell.account" rel="nofollow" />
      </ul>
    </nav>
  )
}

export default function Footer({ site }: { site: FrameSite }) {
  const t = useT()
  return (
    <>
      <footer className="site-footer">
        <div className="site-footer-inner">
          <div>
            <p className="logo">{site.name}</p>
            <p>{t('shell.tagline')}</p>
          </div>
          <ShopLinks />
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
