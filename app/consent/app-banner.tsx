import { useLocale } from '~/i18n/use-t'
import { useDrawn } from '~/server-visit'
import type { AppBanner as Banner } from '~/shop/site-model'
import { Icon } from '~/ui/icon'

/** The way to the shop's mobile app: on the home page, on a phone, until it is closed. */
export default function AppBanner() {
  const { t, href } = useLocale()
  const banner = useDrawn<Banner | null>('appBanner', undefined)
  if (!banner) return null
  return (
    <form
      method="post"
      action={href('appBanner')}
      className="app-banner"
      data-in-place="gone"
      aria-label={banner.title}
    >
      <p>
        <b>{banner.title}</b> {banner.text}
      </p>
      <a className="b" href={banner.path}>
        {t('appBanner.open')}
      </a>
      <button type="submit" className="b b-bare" aria-label={t('ui.close')}>
        <Icon name="close" />
      </button>
    </form>
  )
}
