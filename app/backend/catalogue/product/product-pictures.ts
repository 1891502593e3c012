import { z } from 'zod'
import type { Picture, Variant } from '~/backend/catalogue/model'
import { readPicture } from '~/backend/catalogue/product-card'
import { id, maybeId, rows } from '~/backend/http/fields'

const variantsShape = z.object({ VARIANT_IDS: rows(id), VARIANT_TYPE_ID: maybeId }).partial()

const ownShape = rows(z.object({ ID: id, IMAGE: z.unknown() }))

type Wire = { IMAGE_LIST?: unknown; VARIANTS?: unknown; TITLE: string }

/** The variants of VARIANT_IDS, else those with the option of VARIANT_TYPE_ID; null for all, or none of this product. */
function displayedBy(item: unknown, variants: Variant[]): string[] | null {
  const { VARIANT_IDS: ids = [], VARIANT_TYPE_ID: option = '' } =
    variantsShape.safeParse(item).data ?? {}
  const named = variants.filter((one) => ids.includes(one.id))
  const matching = named.length > 0 ? named : variants.filter((one) => one.options.includes(option))
  return matching.length > 0 && matching.length < variants.length
    ? matching.map((one) => one.id)
    : null
}

/** IMAGE of the variants of which the list has no picture; variants may share one. */
function ownPictures(wire: Wire, listed: Picture[]): Picture[] {
  const found = new Map<string, Picture>()
  const displayed = new Set(listed.flatMap(({ shows }) => shows ?? []))
  for (const { ID, IMAGE } of ownShape.parse(wire.VARIANTS)) {
    const picture = displayed.has(ID) ? null : readPicture(IMAGE, wire.TITLE)
    if (!picture) continue
    const known = found.get(picture.big) ?? { ...picture, shows: [] }
    found.set(picture.big, { ...known, shows: [...(known.shows ?? []), ID] })
  }
  return [...found.values()]
}

/** A listed picture that is also the own one of other variants shows these too; of one that named none, they are the only ones. */
function withOwn(listed: Picture[], own: Picture[]): Picture[] {
  const ownOf = (big: string) => own.find((one) => one.big === big)?.shows ?? []
  const named = new Set(listed.filter(({ shows }) => shows).map(({ big }) => big))
  return [
    ...listed
      .filter(({ big, shows }) => shows || ownOf(big).length === 0)
      .map((one) => (one.shows ? { ...one, shows: [...one.shows, ...ownOf(one.big)] } : one)),
    ...own.filter(({ big }) => !named.has(big)),
  ]
}

/** Where each picture shows a variant, the first one stands for the variants that none shows. */
function withEachDisplayed(pictures: Picture[], variants: Variant[]): Picture[] {
  const [first, ...others] = pictures
  if (!first?.shows || others.some(({ shows }) => !shows)) return pictures
  const displayed = new Set(pictures.flatMap(({ shows }) => shows ?? []))
  const unseen = variants.map((one) => one.id).filter((one) => !displayed.has(one))
  return [{ ...first, shows: [...first.shows, ...unseen] }, ...others]
}

/**
 * The pictures of a product with the variants that they show (IMAGE_LIST, and IMAGE of VARIANTS).
 * @param plain the same list without the variants, which stays where no picture names one
 */
export function readProductPictures(wire: Wire, variants: Variant[], plain: Picture[]): Picture[] {
  if (variants.length < 2) return plain
  const items = Array.isArray(wire.IMAGE_LIST) ? wire.IMAGE_LIST : []
  const listed = items.flatMap((item): Picture[] => {
    const picture = readPicture(item, wire.TITLE)
    const shows = displayedBy(item, variants)
    return picture ? [shows ? { ...picture, shows } : picture] : []
  })
  const pictures = listed.length > 0 ? listed : plain
  return withEachDisplayed(withOwn(pictures, ownPictures(wire, pictures)), variants)
}
