import type { Showcase } from '~/backend/catalogue/model'
import ProductGrid from '~/catalogue/product-grid'

/** A shelf of products below what a page could not offer. */
export function Shelf({ shelf }: { shelf: Showcase }) {
  return (
    <section className="home-section">
      <h2>{shelf.title}</h2>
      <ProductGrid products={shelf.products} />
    </section>
  )
}
