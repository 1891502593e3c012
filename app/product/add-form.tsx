import { useFetcher, useRouteLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { useLocale } from '~/i18n/use-t'
import type { Answer, Notice } from '~/session/answer-types'
import type { Product, Variant } from '~/shop/model'
import { useAnswer } from '~/ui/answers'
import { Button } from '~/ui/button'
import { FormKey } from '~/ui/page-vars'
import { still } from '~/ui/still'
import { QuantityField } from './quantity-field'
import { Tiers } from './tiers-table'

const Extras = still(() => import('./extras'))

type Props = { product: Product; variant: Variant | null; url: string; busy: boolean }

/** The count that was typed before a redirect brought this page, for the same product; else the least. */
function useTypedQuantity({ id, quantity }: Product): string {
  const frame = useRouteLoaderData('root') as { notices: Notice[] } | undefined
  const typed = frame?.notices.find((notice) => notice.typed?.productId === id)?.typed
  return typed?.quantity ?? String(quantity.min)
}

/** The purchase: how many, then into the cart or straight on (rows C01 to C09, P07, P08, P14). */
export function AddForm({ product, variant, url, busy }: Props) {
  const { t, money } = useLocale()
  const { href } = useLocale()
  const fetcher = useFetcher<Answer>()
  useAnswer(fetcher)
  const [quantity, setQuantity] = useState(useTypedQuantity(product))
  const price = variant?.price ?? product.price
  const inStock = variant ? variant.inStock : product.inStock
  const sending = busy || fetcher.state !== 'idle'
  if (!inStock)
    return (
      <p className="sold" role="status">
        <strong>{t('catalog.outOfStock')}</strong>
        {t('product.soldOutHint')}
      </p>
    )
  return (
    <fetcher.Form method="post" action={href('add')} className="add">
      <FormKey />
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="variantId" value={variant?.id ?? ''} />
      <input type="hidden" name="back" value={url} />
      <input type="hidden" name="productPath" value={product.path} />
      <QuantityField
        rule={product.quantity}
        value={quantity}
        onChange={setQuantity}
        errors={fetcher.data?.fields?.quantity}
      />
      {product.tiers.length > 0 && (
        <Tiers tiers={product.tiers} price={price} quantity={Number(quantity)} />
      )}
      {(product.subscription || product.orderNoteLimit !== null) && <Extras product={product} />}
      <div className="bar">
        <span aria-hidden="true">{money(price.card, price.currency)}</span>
        <Button tone="main" name="intent" value="add" busy={sending}>
          {t('product.add')}
        </Button>
      </div>
      <Button name="intent" value="buy" busy={sending}>
        {t('product.buyNow')}
      </Button>
    </fetcher.Form>
  )
}
