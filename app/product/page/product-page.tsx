import { useEffect } from 'react'
import type { Product, ProductAround, Variant } from '~/backend/catalogue/model'
import { PriceBlock } from '~/catalogue/card/price-block'
import { AddForm } from '~/product/add/add-form'
import { useRemembered } from '~/product/analytics/use-remembered'
import { displayPartsOf } from '~/product/gallery/own-pictures'
import { useVariantChoice } from '~/product/variants/use-variant-choice'
import { VariantChoice } from '~/product/variants/variant-choice'
import { useServerData } from '~/rendering/server-data'
import { serverOnly } from '~/rendering/server-only'
import { pathOfVariant } from '~/site-map'
import type { LateProductParts } from './late-parts'
import { ProductFacts } from './product-facts'

const always = {}
const ProductIcons = serverOnly(
  () => import('~/ui/pictures/product-icons'),
  () => ({ of: always }),
)
const ProductCrumbs = serverOnly(
  () => import('./product-crumbs'),
  ({ crumbs }) => ({ of: crumbs }),
)
const Gallery = serverOnly(
  () => import('~/product/gallery/gallery'),
  ({ product }) => ({ of: product }),
)
const ProductHead = serverOnly(
  () => import('./product-head'),
  ({ product }) => ({ of: product }),
)
const PriceNotes = serverOnly(
  () => import('~/product/prices/price-notes'),
  ({ product }) => ({ of: product }),
)
const AttributeSwitch = serverOnly(
  () => import('~/product/variants/attribute-switch'),
  ({ around }) => ({ of: useServerData('around', around) }),
)
const ProductFoot = serverOnly(
  () => import('./product-foot'),
  ({ product }) => ({ of: product }),
)
const Description = serverOnly(
  () => import('./description'),
  ({ around }) => ({ of: useServerData('around', around) }),
)
const LateParts = serverOnly(() => import('./late-parts'))

type Props = {
  product: Product
  /** Only after a client navigation; in a document the server has them (app/rendering/server-data.ts). */
  late: LateProductParts | undefined
  around: ProductAround | undefined
  url: string
}

export function ProductPage(props: Props) {
  useRemembered(props.product)
  return <OneProduct key={props.product.id} {...props} />
}

/** Forms that return to this page return to the chosen variant. */
function pathOfChoice({ path, chosenVariantId }: Product, variant: Variant | null): string | null {
  return variant && variant.id !== chosenVariantId ? pathOfVariant(path, variant.id) : null
}

function OneProduct({ product, late, around, url }: Props) {
  const { choice, busy, choose, holdAdd } = useVariantChoice(product)
  const { variant } = choice
  useEffect(() => displayPartsOf(variant), [variant])
  const price = variant?.price ?? product.price
  const back = pathOfChoice(product, variant) ?? url
  return (
    <>
      <ProductIcons />
      <ProductCrumbs crumbs={product.crumbs} />
      <div className="product" data-behavior="events">
        <Gallery product={product} />
        <div className="product-purchase">
          <ProductHead product={product} />
          {!product.showOnly && (
            <div className="product-price" aria-live="polite" aria-busy={busy}>
              <PriceBlock price={price} unit={product.quantity.unit} full={price.vatPercent > 0} />
              <PriceNotes product={product} variant={variant} around={around} />
            </div>
          )}
          {choice.groups.map((group, at) => (
            <VariantChoice key={group.title} group={group} at={at} onChoose={choose} />
          ))}
          {product.modelId && <AttributeSwitch product={product} around={around} />}
          <AddForm
            product={product}
            around={around}
            variant={variant}
            url={back}
            holdAdd={holdAdd}
          />
          <ProductFacts product={product} variant={variant} />
          <ProductFoot product={product} variant={variant} />
        </div>
        <Description around={around} />
      </div>
      <LateParts late={late} product={product} url={url} />
    </>
  )
}
