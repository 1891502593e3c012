import { useLocale } from '~/i18n/use-locale'
import { Pagination } from '~/ui/pagination'

type Props = { page: number; pages: number; hrefOf: (page: number) => string }

export function PageLinks({ page, pages, hrefOf }: Props) {
  const { t, number } = useLocale()
  return (
    <Pagination
      page={page}
      pages={pages}
      hrefOf={hrefOf}
      number={number}
      texts={{
        label: t('lists.pages'),
        previous: t('lists.previous'),
        next: t('lists.next'),
        page: (at) => t('lists.page', { page: at }),
      }}
    />
  )
}
