import type { ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import type { Notice } from '~/session/answer-types'
import type { Currency } from '~/shop/model'
import type { FrameSite } from '~/shop/site-model'
import { AnswerTaker } from '~/ui/answers'
import { NegativeStock } from '~/ui/negative-stock'
import { Notices } from '~/ui/notices'
import { PictureTwins } from '~/ui/picture-twins'
import { still } from '~/ui/still'
import { ClientForms } from './client-forms'
import { Enhancer } from './enhancer'
import { Header } from './header'
import { useCartMemory } from './use-cart-memory'
import { useClientLinks } from './use-client-links'
import { usePageManners } from './use-page-manners'
import { useShell } from './use-shell'
import { useWindows } from './use-windows'

const always = {}
const IconSprite = still(
  () => import('~/ui/icon-sprite'),
  () => ({ of: always }),
)
const ConsentBar = still(() => import('~/consent/consent-bar'))
const Footer = still(
  () => import('./footer'),
  ({ site }) => ({ of: site }),
)

type Props = {
  site: FrameSite
  currency: Currency
  /** What the page is to the backend, for the language choice; null on fixed pages. */
  page: { linkType: string; linkId: string } | null
  /** Path and query of this page: where the choices come back to. */
  url: string
  /** What the step before had to say. */
  notices: Notice[]
  searchWord?: string
  /** The style sheet for what is not on a first screen: before the page where it is all made of that. */
  styles: { href: string; early: boolean }
  children: ReactNode
}

/** What stands around every page: header, notices, the page, footer, and the windows above it. */
export function Frame({
  site,
  currency,
  page,
  url,
  notices,
  searchWord = '',
  styles,
  children,
}: Props) {
  const t = useT()
  const shell = useShell(notices)
  useCartMemory()
  usePageManners()
  const busy = useClientLinks(shell.sayOffline)
  const window = useWindows(shell)
  const sheet = <link rel="stylesheet" href={styles.href} />
  return (
    <AnswerTaker.Provider value={shell.take}>
      <PictureTwins.Provider value={site.pictureTwins}>
        <NegativeStock.Provider value={site.negativeStock}>
          <a className="vh skip b" href="#content">
            {t('shell.skip')}
          </a>
          <IconSprite />
          {busy && <div className="busy" />}
          <Header
            site={site}
            currency={currency}
            page={page}
            url={url}
            searchWord={searchWord}
            onCart={shell.openCart}
          />
          <ConsentBar url={url} />
          <Notices notices={shell.notices} closeText={t('ui.close')} onGone={shell.drop} />
          {styles.early && sheet}
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          {!styles.early && sheet}
          <Footer site={site} />
          {window}
          <ClientForms />
          <Enhancer />
        </NegativeStock.Provider>
      </PictureTwins.Provider>
    </AnswerTaker.Provider>
  )
}
