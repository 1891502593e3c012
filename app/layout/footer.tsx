import type { FooterWords, FrameSite } from '~/backend/site/site-model'
import { NewsletterForm } from '~/content/newsletter/newsletter-form'
import type { Translate } from '~/i18n/translators'
import { useLocale, useT } from '~/i18n/use-locale'
import { useServerData } from '~/rendering/server-data'
import type { PageName } from '~/site-map'
import { Icon } from '~/ui/pictures/icon'

function ToTop() {
  const t = useT()
  return (
    <div className="back-to-top">
      <a className="button" href="#top" aria-label={t('frame.toTop')}>
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

function ShopLinks({ site: { hasStores = true, unavailablePages = [] } }: { site: FrameSite }) {
  const t = useT()
  return (
    <nav aria-label={t('frame.shopping')}>
      <h2>{t('frame.shopping')}</h2>
      <ul>
        <PageLink to="home" text="shell.home" />
        <PageLink to="categories" text="shell.allCategories" />
        {hasStores && <PageLink to="stores" text="storesPage.listTitle" />}
        <PageLink to="cart" text="shell.cart" />
        <PageLink to="favourites" text="favourites.own" rel="nofollow" />
        {!unavailablePages.includes('compare') && (
          <PageLink to="compare" text="compare.title" rel="nofollow" {...inDialog} />
        )}
      </ul>
    </nav>
  )
}

function HelpLinks({ site: { unavailablePages = [] } }: { site: FrameSite }) {
  const t = useT()
  return (
    <nav aria-label={t('frame.help')}>
      <h2>{t('frame.help')}</h2>
      <ul>
        <PageLink to="orderFollow" text="orders.follow" rel="nofollow" />
        {!unavailablePages.includes('contact') && <PageLink to="contact" text="messages.contact" />}
        <PageLink to="account" text="shell.account" rel="nofollow" />
        <PageLink to="consent" text="consent.title" />
      </ul>
    </nav>
  )
}

function OwnLinks({ links }: Pick<FooterWords, 'links'>) {
  return (
    <ul>
      {links.map(({ title, path }) => (
        <li key={path}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  )
}

function Blocks({ blocks }: Pick<FooterWords, 'blocks'>) {
  return (
    <div>
      {blocks.map(({ title, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </div>
  )
}

/** It promises nothing of its own: what it says beside links are the words of the shop. */
export default function Footer({ site }: { site: FrameSite }) {
  const words = useServerData('footer')
  return (
    <>
      <footer className="site-footer">
        <div className="site-footer-inner">
          <div>
            <p className="logo">{site.name}</p>
            {words?.slogan && <p>{words.slogan}</p>}
            {words && words.links.length > 0 && <OwnLinks links={words.links} />}
          </div>
          <ShopLinks site={site} />
          <HelpLinks site={site} />
          <div>
            <NewsletterForm />
            {words && words.blocks.length > 0 && <Blocks blocks={words.blocks} />}
          </div>
        </div>
      </footer>
      <ToTop />
    </>
  )
}
