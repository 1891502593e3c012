import { useLocale } from '~/i18n/use-t'
import type { SocialProvider } from '~/shop/member-model'

type Props = { ways: SocialProvider[]; back: string | null }

const names = { google: 'Google', apple: 'Apple', facebook: 'Facebook', twitter: 'Twitter' }

/** The ways in by an outside account: links that leave the site, so that no script takes them. */
export function SocialWays({ ways, back }: Props) {
  const { t, href } = useLocale()
  if (ways.length === 0) return null
  return (
    <div className="social">
      <p id="social-ways">{t('social.or')}</p>
      <ul aria-labelledby="social-ways">
        {ways.map((platform) => (
          <li key={platform}>
            <a className="b" data-plain="" href={href('social', { platform, donus: back })}>
              {t('social.with', { name: names[platform] })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
