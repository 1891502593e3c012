import { useLocale } from '~/i18n/use-t'
import type { Currency } from '~/shop/model'
import type { FrameSite } from '~/shop/site-model'
import { Icon } from '~/ui/icon'
import { FormKey } from '~/ui/page-vars'

type Props = {
  site: FrameSite
  currency: Currency
  page: { linkType: string; linkId: string } | null
  url: string
}

/** The way to the account, the same for everybody. Language and currency: each choice is a button of a form, so it needs no script. */
export default function Choices({ site, currency, page, url }: Props) {
  const { t, href, language } = useLocale()
  const back = <input type="hidden" name="back" value={url} />
  return (
    <>
      {/* Hearts and comparison of every card on the page are buttons of this one form. */}
      <form id="mark" method="post" action={href('favouriteChange')} data-in-place className="vh">
        <FormKey />
      </form>
      <a className="b b-bare me" href={href('account')} rel="nofollow">
        <Icon name="user" />
        <span className="vh">{t('shell.account')}</span>
      </a>
      <details className="choices" data-pop data-enhance="one-step">
        <summary className="b b-bare">
          <Icon name="globe" />
          <span className="vh">{t('shell.choices')}</span>
          <span aria-hidden="true">
            {language} · {currency}
          </span>
        </summary>
        <div>
          <form method="post" action={href('language')}>
            {back}
            {page && (
              <>
                <input type="hidden" name="linkType" value={page.linkType} />
                <input type="hidden" name="linkId" value={page.linkId} />
              </>
            )}
            <fieldset>
              <legend>{t('shell.language')}</legend>
              {site.languages.map(({ code, title }) => (
                <button
                  key={code}
                  type="submit"
                  className="b"
                  name="language"
                  value={code}
                  lang={code}
                  aria-pressed={code === language}
                >
                  {title}
                </button>
              ))}
            </fieldset>
          </form>
          <form method="post" action={href('currency')}>
            {back}
            <fieldset>
              <legend>{t('shell.currency')}</legend>
              {site.currencies.map(({ code, title }) => (
                <button
                  key={code}
                  type="submit"
                  className="b"
                  name="currency"
                  value={code}
                  aria-pressed={code === currency}
                >
                  {title}
                </button>
              ))}
            </fieldset>
          </form>
        </div>
      </details>
    </>
  )
}
