import { ConsentBar } from '~/auth/consent/consent-bar'
import { useT } from '~/i18n/use-locale'
import { useServerData } from '~/rendering/server-data'

/** The first categories, which scroll away under the header on a wide screen, and the cookie question. */
export default function BelowHeader({ url }: { url: string }) {
  const t = useT()
  const menu = useServerData('menu') ?? []
  return (
    <>
      <nav className="featured" data-behavior="menu" aria-label={t('shell.featuredCategories')}>
        {menu.slice(0, 8).map((top) => (
          <a key={top.id} href={top.path}>
            {top.title}
          </a>
        ))}
      </nav>
      <ConsentBar url={url} />
    </>
  )
}
