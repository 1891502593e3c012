import { useLocale } from '~/i18n/use-t'
import type { ProductList } from '~/shop/model'
import { Pagination } from '~/ui/pagination'
import { listUrl } from './list-url'

/** Links to the other pages of a product list (row B02). */
export default function ListPages({ list, url }: { list: ProductList; url: string }) {
  const { t, number } = useLocale()
  return (
    <Pagination
      page={list.page}
      pages={list.pages}
      hrefOf={(page) => listUrl(url, { page })}
      number={number}
      texts={{
        label: t('catalog.pages'),
        previous: t('catalog.previous'),
        next: t('catalog.next'),
        page: (page) => t('catalog.page', { page }),
      }}
    />
  )
}
