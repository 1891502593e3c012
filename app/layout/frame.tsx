import type { ReactNode } from 'react'
import type { Currency } from '~/backend/catalogue/model'
import type { FrameSite } from '~/backend/site/site-model'
import { useT } from '~/i18n/use-locale'
import { Behaviors } from '~/rendering/behaviors/run-behaviors'
import { AnswerReceiver } from '~/rendering/form-answer'
import { FormStatesContext } from '~/rendering/forms/form-state'
import { useFormSubmissions } from '~/rendering/forms/use-form-submissions'
import { useClientLinks } from '~/rendering/navigation/use-client-links'
import { usePageBehavior } from '~/rendering/navigation/use-page-behavior'
import { serverOnly } from '~/rendering/server-only'
import { usePageState } from '~/rendering/use-page-state'
import type { Notice } from '~/session/response-data'
import { NegativeStock } from '~/ui/negative-stock'
import { AlternativeFormats } from '~/ui/pictures/alternative-formats'
import { behaviorOf } from './behaviors'
import { Header } from './header/header'
import { useCartMemory } from './header/use-cart-memory'
import { Notices } from './notices'
import { useDialogs } from './use-dialogs'
import { useRestoredValues } from './use-restored-values'

const always = {}
const IconSprite = serverOnly(
  () => import('~/ui/pictures/icon-sprite'),
  () => ({ of: always }),
)
const BelowHeader = serverOnly(() => import('./header/below-header'))
const Footer = serverOnly(
  () => import('./footer'),
  ({ site }) => ({ of: site }),
)

type Props = {
  site: FrameSite
  currency: Currency
  /** The page's link at the backend, for the language choice; null on fixed pages. */
  page: { linkType: string; linkId: string } | null
  url: string
  notices: Notice[]
  searchWord: string
  /** The style sheet for everything below the first screen; `early` puts it before the page. */
  styles: { href: string; early: boolean }
  children: ReactNode
}

type ContextProps = Pick<Props, 'site' | 'children'> & {
  receive: ReturnType<typeof usePageState>['receive']
  states: ReturnType<typeof useFormSubmissions>['states']
}

function FrameContexts({ site, receive, states, children }: ContextProps) {
  return (
    <AnswerReceiver.Provider value={receive}>
      <FormStatesContext.Provider value={states}>
        <AlternativeFormats.Provider value={site.alternativeFormats}>
          <NegativeStock.Provider value={site.negativeStock}>{children}</NegativeStock.Provider>
        </AlternativeFormats.Provider>
      </FormStatesContext.Provider>
    </AnswerReceiver.Provider>
  )
}

export function Frame({ notices: ofPage, styles, children, ...place }: Props) {
  const { site, currency, url } = place
  const t = useT()
  const shell = usePageState(ofPage)
  // Before the header's cart is stored: what is stored says whether the page is too old.
  useRestoredValues(currency)
  useCartMemory()
  usePageBehavior()
  const busy = useClientLinks(shell.notifyOffline)
  const dialog = useDialogs(shell)
  const { states, page: answeredPage } = useFormSubmissions(shell)
  // Behind a modal dialog they can be neither read nor pressed; one that has opened it by itself must not do so twice.
  const notices = dialog ? shell.notices.filter(({ notice }) => notice.link?.now) : shell.notices
  const sheet = <link rel="stylesheet" href={styles.href} />
  return (
    <FrameContexts site={site} receive={shell.receive} states={states}>
      <a className="visually-hidden skip-link button" href="#content">
        {t('shell.skip')}
      </a>
      <IconSprite />
      {busy && <div className="loading-bar" />}
      <Header {...place} onCart={shell.openCart} />
      <BelowHeader url={url} />
      <Notices notices={notices} closeText={t('ui.close')} onClose={shell.drop} />
      {styles.early && sheet}
      {answeredPage ?? (
        // Server-only parts are rendered anew with other prices.
        <main key={currency} id="content" tabIndex={-1}>
          {children}
        </main>
      )}
      {!styles.early && sheet}
      <Footer site={site} />
      {dialog}
      <Behaviors load={behaviorOf} />
    </FrameContexts>
  )
}
