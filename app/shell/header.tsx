import { useLocale } from '~/i18n/use-t'
import { useDrawn } from '~/server-visit'
import type { Category, Currency } from '~/shop/model'
import type { FrameSite } from '~/shop/site-model'
import { Icon } from '~/ui/icon'
import { still } from '~/ui/still'
import { CartLink } from './cart-link'

const CategoryMenu = still(
  () => import('./category-menu'),
  () => ({ of: useDrawn<Category[]>('menu', undefined) }),
)
const Choices = still(() => import('./choices'))

type Props = {
  site: FrameSite
  currency: Currency
  page: { linkType: string; linkId: string } | null
  url: string
  searchWord: string
  onCart: () => void
}

/** One line on a phone: menu, name, search, choices, cart. */
export function Header({ site, currency, page, url, searchWord, onCart }: Props) {
  const { t, href } = useLocale()
  return (
    <header className="top">
      <div className="top-in">
        <CategoryMenu />
        <a className="mark" href={href('home')}>
          {site.name}
        </a>
        <form method="get" className="find" action={href('search')} data-enhance="suggest">
          <input
            type="search"
            name="q"
            key={searchWord}
            defaultValue={searchWord}
            placeholder={t('shell.searchHint')}
            aria-label={t('shell.search')}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit" aria-label={t('shell.searchButton')}>
            <Icon name="search" />
          </button>
        </form>
        <Choices
          key={`${url} ${page?.linkType} ${page?.linkId} ${currency}`}
          site={site}
          currency={currency}
          page={page}
          url={url}
        />
        <CartLink dropdown={site.cartDropdown} onOpen={onCart} />
      </div>
    </header>
  )
}
