const picture = /\.(?:jpe?g|png|webp|gif|avif)(?:\?|$)/i
const large = ['data-image', 'data-zoom-image', 'data-large']

/** Collects the pictures of a product's gallery: what a picture opens when it is pressed. */
export class PictureReader {
  readonly pictures: string[] = []

  /** @param isOwn whether a place of the page is of its product */
  constructor(private readonly isOwn: () => boolean) {}

  element(element: Element): void {
    if (!this.isOwn()) return
    const of = (name: string) => element.getAttribute(name) ?? ''
    const address = element.tagName === 'a' ? of('href') : large.map(of).find(Boolean)
    if (address && picture.test(address) && !this.pictures.includes(address))
      this.pictures.push(address)
  }
}
