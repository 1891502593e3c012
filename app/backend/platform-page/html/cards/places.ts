import { classesOf } from '../read-parts'

/** Elements that are entries of something even without a class. */
const entryTags = /^(?:li|td|article|figure)$/

/** Names where elements stand: those of one kind in one element share a place. */
export class PlaceReader {
  private readonly open: { number: number; place: string }[] = []
  private elements = 0

  /** The place of an element and that of the one around it; none where it is of no kind. */
  begin(element: Element): string[] {
    const around = this.open.at(-1)
    const { tagName } = element
    const [kind = ''] = classesOf(element)
    this.elements += 1
    const isOfKind = kind !== '' || entryTags.test(tagName)
    const place = isOfKind ? `${around?.number ?? 0} ${tagName}.${kind}` : ''
    this.open.push({ number: this.elements, place })
    return [place, around?.place ?? ''].filter(Boolean)
  }

  end(): void {
    this.open.pop()
  }
}
