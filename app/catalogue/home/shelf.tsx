import type { Showcase } from '~/backend/catalogue/model'
import ProductGrid from '~/catalogue/product-grid'

/** A shelf of products below what a page could not offer. */
export function Shelf({ shelf }: { shelf: Showcase }) {
  return (
    <section
      className="home-section"
      data-behavior="shelf"
      data-load-on="seen"
      data-shelf={`home_${shelf.id}`}
    >
      <h2>{shelf.title}</h2>
      <ProductGrid products={shelf.products} />
    </section>
  )
}
