import type { Showcase } from '~/backend/catalogue/model'
import ProductGrid from '~/catalogue/product-grid'

/** A shelf of products below what a page could not offer. */
export function Shelf({ shelf }: { shelf: Showcase }) {
  return (
    <section
      className="home-section"
      data-behavior="shelf"
      data-load-on="seen"
      data-shelf="popular"
      aria-labelledby="popular"
    >
      <h2 id="popular">{shelf.title}</h2>
      <ProductGrid products={shelf.products} />
    </section>
  )
}
