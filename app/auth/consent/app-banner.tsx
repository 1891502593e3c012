import type { AppBanner as Banner } from '~/backend/site/site-model'
import { useLocale } from '~/i18n/use-locale'
import { useServerData } from '~/rendering/server-data'
import { Icon } from '~/ui/pictures/icon'

/** Shown on the home page on phones until it is closed. */
export default function AppBanner() {
  const { t, href } = useLocale()
  const banner = useServerData<Banner | null>('appBanner', undefined)
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
