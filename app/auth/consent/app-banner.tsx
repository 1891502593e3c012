import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { useServerData } from '~/rendering/server-data'
import { Icon } from '~/ui/pictures/icon'

/** Shown on the home page on phones until it is closed. */
export default function AppBanner() {
  const { t, href } = useLocale()
  const banner = useServerData('appBanner')
  if (!banner) return null
  return (
    <Form action={href('appBanner')} className="app-banner" hides aria-label={banner.title}>
      <p>
        <b>{banner.title}</b> {banner.text}
      </p>
      <a className="button" href={banner.path}>
        {t('appBanner.open')}
      </a>
      <button type="submit" className="button button-bare" aria-label={t('ui.close')}>
        <Icon name="close" />
      </button>
    </Form>
  )
}
