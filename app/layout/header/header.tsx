import type { Currency } from '~/backend/catalogue/model'
import type { FrameSite } from '~/backend/site/site-model'
import { useLocale } from '~/i18n/use-locale'
import { useServerData } from '~/rendering/server-data'
import { serverOnly } from '~/rendering/server-only'
import { Icon } from '~/ui/pictures/icon'
import { CartLink } from './cart-link'

const CategoryMenu = serverOnly(
  () => import('./menu/category-menu'),
  () => ({ of: useServerData('menu') }),
)
const Choices = serverOnly(() => import('./locale-menu'))

type Props = {
  site: FrameSite
  currency: Currency
  page: { linkType: string; linkId: string } | null
  url: string
  searchWord: string
  onCart: () => void
}

/** Two lines on a phone, of which the second, search and cart, stays while the page scrolls. */
export function Header({ site, currency, page, url, searchWord, onCart }: Props) {
  const { href } = useLocale()
  return (
    <header className="site-header">
      <div className="site-header-inner">
        <a className="logo" href={href('home')}>
          {site.name}
        </a>
        <CategoryMenu />
        <SearchField word={searchWord} />
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

function SearchField({ word }: { word: string }) {
  const { t, href } = useLocale()
  return (
    <form method="get" className="search-form" action={href('search')} data-behavior="suggestions">
      <input
        type="search"
        name="q"
        key={word}
        defaultValue={word}
        placeholder={t('shell.searchHint')}
        aria-label={t('shell.search')}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" aria-label={t('shell.searchButton')}>
        <Icon name="search" />
      </button>
    </form>
  )
}
