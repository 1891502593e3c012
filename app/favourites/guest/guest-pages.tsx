import { PageLinks } from '~/catalogue/page-links'
import { useLocale } from '~/i18n/use-locale'

/** The pages of a guest's list. */
export default function GuestPages({ page, pages }: { page: number; pages: number }) {
  const { href } = useLocale()
  return <PageLinks page={page} pages={pages} hrefOf={(pg) => href('favourites', { pg })} />
}
