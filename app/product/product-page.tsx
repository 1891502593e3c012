import { PriceBlock } from '~/catalog/price-block'
import { useDrawn } from '~/server-visit'
import type { Product, ProductAround } from '~/shop/model'
import { still } from '~/ui/still'
import { AddForm } from './add-form'
import type { LateProductParts } from './late-parts'
import { ProductFacts } from './product-facts'
import { useVariantChoice } from './use-variant-choice'
import { VariantChoice } from './variant-choice'

const ProductCrumbs = still(
  () => import('./product-crumbs'),
  ({ crumbs }) => ({ of: crumbs }),
)
const Gallery = still(
  () => import('./gallery'),
  ({ pictures }) => ({ of: pictures }),
)
const ProductHead = still(
  () => import('./product-head'),
  ({ product }) => ({ of: product }),
)
const PriceNotes = still(
  () => import('./price-notes'),
  ({ product }) => ({ of: product }),
)
const AttributeSwitch = still(
  () => import('./attribute-switch'),
  ({ around }) => ({ of: useDrawn('around', around) }),
)
const ProductFoot = still(
  () => import('./product-foot'),
  ({ product }) => ({ of: product }),
)
const Description = still(
  () => import('./description'),
  ({ around }) => ({ of: useDrawn('around', around) }),
)
const LateParts = still(() => import('./late-parts'))

type Props = {
  product: Product
  /** Only of a step in place; a document's are drawn by the server (app/server-visit.ts). */
  late: LateProductParts | undefined
  around: ProductAround | undefined
  /** Path and query of this page. */
  url: string
}

/** A product: pictures, price, choice and purchase first, all else after. */
export function ProductPage(props: Props) {
  return <OneProduct key={props.product.id} {...props} />
}

function OneProduct({ product, late, around, url }: Props) {
  const { choice, busy, choose } = useVariantChoice(product)
  const { variant } = choice
  const price = variant?.price ?? product.price
  // Whatever comes back to this page comes back to the variant that was chosen on it.
  const here =
    variant && variant.id !== product.chosenVariantId
      ? `${product.path}?variant=${variant.id}`
      : url
  return (
    <>
      <ProductCrumbs crumbs={product.crumbs} />
      <div className="pd" data-enhance="events">
        <Gallery pictures={product.pictures} title={product.title} />
        <div className="pd-buy">
          <ProductHead product={product} />
          {!product.showOnly && (
            <div className="pd-price" aria-live="polite" aria-busy={busy}>
              <PriceBlock price={price} full />
              <PriceNotes product={product} variant={variant} around={around} />
            </div>
          )}
          {product.summary && <p className="pd-summary">{product.summary}</p>}
          {choice.groups.map((group, at) => (
            <VariantChoice key={group.title} group={group} at={at} onChoose={choose} />
          ))}
          {product.modelId && <AttributeSwitch product={product} around={around} />}
          <AddForm product={product} around={around} variant={variant} url={here} busy={busy} />
          <ProductFacts product={product} variant={variant} />
          <ProductFoot product={product} variant={variant} />
        </div>
        <Description around={around} />
      </div>
      <LateParts late={late} around={around} product={product} url={url} />
    </>
  )
}
