import { useState } from 'react'
import type { Currency } from '~/backend/catalogue/model'
import type { FrameSite } from '~/backend/site/site-model'
import { useFavouriteCount } from '~/favourites/hearts/use-favourites'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { useServerData } from '~/rendering/server-data'
import { Icon } from '~/ui/pictures/icon'

type Props = {
  site: FrameSite
  currency: Currency
  page: { linkType: string; linkId: string } | null
  url: string
}

function LanguageForm({ site, page, url }: Omit<Props, 'currency'>) {
  const { t, href, language } = useLocale()
  return (
    <Form action={href('language')}>
      <input type="hidden" name="back" value={url} />
      {page && (
        <>
          <input type="hidden" name="linkType" value={page.linkType} />
          <input type="hidden" name="linkId" value={page.linkId} />
        </>
      )}
      <fieldset>
        <legend>{t('frame.language')}</legend>
        {site.languages.map(({ code, title }) => (
          <button
            key={code}
            type="submit"
            className="button"
            name="language"
            value={code}
            lang={code}
            aria-pressed={code === language}
          >
            {title}
          </button>
        ))}
      </fieldset>
    </Form>
  )
}

function CurrencyForm({ site, currency, url }: Omit<Props, 'page'>) {
  const { t, href } = useLocale()
  return (
    <Form action={href('currency')}>
      <input type="hidden" name="back" value={url} />
      <fieldset>
        <legend>{t('frame.currency')}</legend>
        {site.currencies.map(({ code, title }) => (
          <button
            key={code}
            type="submit"
            className="button"
            name="currency"
            value={code}
            aria-pressed={code === currency}
          >
            {title}
          </button>
        ))}
      </fieldset>
    </Form>
  )
}

/** The form to which the favourite and comparison buttons of all cards belong. */
function FavouriteForm({ unavailablePages = [] }: Pick<FrameSite, 'unavailablePages'>) {
  const { href } = useLocale()
  // Hearts that an earlier page could not send: their code loads without a touch and sends them.
  const areHeartsWaiting = useServerData('areHeartsWaiting')
  return (
    <Form
      id="card-actions"
      action={href('favouriteChange')}
      className="visually-hidden"
      behavior={areHeartsWaiting ? 'favourites' : undefined}
      data-load-on={areHeartsWaiting ? 'visible' : undefined}
      data-no-compare={unavailablePages.includes('compare') ? '' : undefined}
    ></Form>
  )
}

function FavouritesLink() {
  const { t, href } = useLocale()
  const count = useFavouriteCount()
  return (
    <a className="button button-bare favourites-link" href={href('favourites')} rel="nofollow">
      <Icon name="heart" />
      <span className="visually-hidden">{t('favourites.own')}</span>
      <b data-favourite-count>{count || ''}</b>
    </a>
  )
}

const inDialog = { 'data-dialog-width': '570', 'data-behavior': 'dialog', 'data-load-on': 'click' }

const ownLink = () => (import.meta.env.SSR ? null : document.querySelector('.account-link'))

/** In the browser the document's own link tells: who signs in or out gets another document. */
function useVisitor(): { isGuest: boolean; initial: string } {
  const onServer = useServerData('visitor')
  const [inBrowser] = useState(() => ({
    isGuest: ownLink()?.matches('[data-behavior],[data-guest]') ?? false,
    initial: ownLink()?.querySelector('b')?.textContent ?? '',
  }))
  return onServer ?? inBrowser
}

function AccountLink({ url }: Pick<Props, 'url'>) {
  const { t, href } = useLocale()
  const { isGuest, initial } = useVisitor()
  // A page that leads back elsewhere is itself a step of signing in.
  const isStep = url.startsWith(href('signIn')) || url.includes('donus=')
  const opens = isGuest && !isStep
  return (
    <a
      className="button button-bare account-link"
      href={opens ? href('signIn', { donus: url }) : href('account')}
      rel="nofollow"
      data-guest={isGuest && isStep ? '' : undefined}
      {...(opens && inDialog)}
    >
      <Icon name="user" />
      <span className="visually-hidden">{t('shell.account')}</span>
      {initial && <b aria-hidden="true">{initial}</b>}
    </a>
  )
}

/** What there is to choose: a shop with one language or one currency has no choice of it. */
function LocaleMenu({ site, currency, page, url }: Props) {
  const { t, language } = useLocale()
  const [spoken, paid] = [site.languages.length > 1, site.currencies.length > 1]
  if (!spoken && !paid) return null
  const one = t(spoken ? 'frame.language' : 'frame.currency')
  const name = spoken && paid ? t('frame.languageAndCurrency') : one
  return (
    <details className="locale-menu" data-dropdown data-behavior="locale">
      <summary className="button button-bare">
        <Icon name="globe" />
        <span className="visually-hidden">{name}</span>
        <span aria-hidden="true">
          {[spoken && language, paid && currency].filter(Boolean).join(' · ')}
        </span>
      </summary>
      <div>
        {spoken && <LanguageForm site={site} page={page} url={url} />}
        {paid && <CurrencyForm site={site} currency={currency} url={url} />}
      </div>
    </details>
  )
}

/** Account link, favourites, language and currency. Choices are form buttons, so they need no script. */
export default function Choices({ site, currency, page, url }: Props) {
  return (
    <>
      <FavouriteForm unavailablePages={site.unavailablePages} />
      <AccountLink url={url} />
      <FavouritesLink />
      <LocaleMenu {...{ site, currency, page, url }} />
    </>
  )
}
