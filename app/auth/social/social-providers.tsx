import type { SocialProvider } from '~/backend/account/member-model'
import { useLocale } from '~/i18n/use-locale'

type Props = { providers: SocialProvider[]; back: string | null }

const names = { google: 'Google', apple: 'Apple', facebook: 'Facebook', twitter: 'Twitter' }

/** Links to other sites, excluded from client navigation. */
export function SocialProviders({ providers, back }: Props) {
  const { t, href } = useLocale()
  if (providers.length === 0) return null
  return (
    <div className="social-sign-in">
      <p id="social-sign-in">{t('social.title')}</p>
      <ul aria-labelledby="social-sign-in">
        {providers.map((platform) => (
          <li key={platform}>
            <a
              className="button"
              data-reload-document=""
              href={href('socialSignIn', { platform, donus: back })}
            >
              {t('social.continueWith', { name: names[platform] })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
