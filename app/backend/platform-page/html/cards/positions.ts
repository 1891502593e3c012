import { classesOf } from '../read-parts'

const entryTags = /^(?:li|td|article|figure)$/

/** Names where elements stand: those of one kind in one element share a position. */
export class PositionReader {
  private readonly open: { number: number; position: string }[] = []
  private elements = 0

  /** The position of an element and that of the one around it; none where it is of no kind. */
  begin(element: Element): string[] {
    const around = this.open.at(-1)
    const { tagName } = element
    const [kind = ''] = classesOf(element)
    this.elements += 1
    const isOfKind = kind !== '' || entryTags.test(tagName)
    const position = isOfKind ? `${around?.number ?? 0} ${tagName}.${kind}` : ''
    this.open.push({ number: this.elements, position })
    return [position, around?.position ?? ''].filter(Boolean)
  }

  end(): void {
    this.open.pop()
  }
}
