import { useLocale } from '~/i18n/use-t'
import { usePageVars } from '~/ui/page-vars'

/** The store that the shopper chose, and the way to another; nothing where none is chosen. */
export function ChosenStore({ back }: { back: string }) {
  const { t, href } = useLocale()
  const { store } = usePageVars()
  if (!store) return null
  return (
    <p className="store-line">
      {t('stores.yours')} <bdi>{store}</bdi>{' '}
      <a href={href('storeChoice', { donus: back })}>{t('stores.change')}</a>
    </p>
  )
}
