import { useFetcher } from '@remix-run/react'
import { useLocale } from '~/i18n/use-t'
import type { Answer } from '~/session/answer-types'
import type { ProductList as List } from '~/shop/model'
import { useAnswer } from '~/ui/answers'
import { Button } from '~/ui/button'
import { FormKey } from '~/ui/page-vars'
import { still } from '~/ui/still'
import { useCleared } from './use-cleared'

const ListTools = still(() => import('./list-tools'))
const ListPages = still(() => import('./list-pages'))
const Grid = still(
  () => import('./product-grid'),
  ({ products, layout }) => ({ of: products, rest: layout }),
)

type Props = {
  list: List
  layout: 'grid' | 'list'
  /** Path and query of this page; sorting and paging change it. */
  url: string
}

/** A page of products with its tools: count, sorting, layout, ticks and paging (rows B02, B04, C10). */
export function ProductList({ list, layout, url }: Props) {
  const { t, href } = useLocale()
  const fetcher = useFetcher<Answer>()
  useAnswer(fetcher)
  const form = useCleared(fetcher)
  return (
    <>
      <ListTools key={`${url} tools`} list={list} layout={layout} url={url} />
      <fetcher.Form ref={form} method="post" action={href('add')} className="picks">
        <FormKey />
        <input type="hidden" name="back" value={url} />
        <Grid key={url} products={list.products} layout={layout} eager={4} pick heading="h2" />
        <div className="pick-bar">
          <Button name="intent" value="several" busy={fetcher.state !== 'idle'}>
            {t('catalog.addTicked')}
          </Button>
        </div>
      </fetcher.Form>
      <ListPages key={`${url} pages`} list={list} url={url} />
    </>
  )
}
