import { roleOf } from './accessible'
import { attribute, childrenOf, type Element, isElement, isHidden } from './dom'

type Node = Parameters<typeof isElement>[0]

/** An index of a document, built once for all queries. */
export class DocumentIndex {
  /** Every element in document order, hidden ones too. */
  readonly everything: Element[] = []
  readonly byId = new Map<string, Element>()
  /** The visible elements; the content of a closed `details` counts, because a click opens it. */
  readonly #met: Element[] = []
  /** The range of an element's descendants in these lists. */
  readonly #inside = new Map<Element, { from: number; to: number }>()
  readonly #byRole = new Map<string, number[]>()
  readonly #byTag = new Map<string, number[]>()

  constructor(document: Node) {
    this.#walk(document, false)
  }

  #walk(node: Node, isUnmet: boolean): void {
    for (const child of childrenOf(node)) {
      if (!isElement(child)) continue
      this.everything.push(child)
      const id = attribute(child, 'id')
      if (id !== undefined && !this.byId.has(id)) this.byId.set(id, child)
      const isUnmetHere = isUnmet || isHidden(child)
      if (!isUnmetHere) this.#meet(child)
      const from = this.#met.length
      this.#walk(child, isUnmetHere)
      if (!isUnmetHere) this.#inside.set(child, { from, to: this.#met.length })
    }
  }

  #meet(element: Element): void {
    const at = this.#met.push(element) - 1
    note(this.#byRole, roleOf(element), at)
    note(this.#byTag, element.tagName, at)
  }

  /** The visible descendants of an element with a role, in document order. */
  withRole(inside: Element, role: string): Element[] {
    return this.#within(inside, this.#byRole.get(role) ?? [])
  }

  /** The visible descendants of an element with one of the tags, in document order. */
  withTag(inside: Element, tags: string[]): Element[] {
    const positions = tags.flatMap((tag) => this.#byTag.get(tag) ?? [])
    return this.#within(
      inside,
      positions.sort((a, b) => a - b),
    )
  }

  #within(inside: Element, positions: number[]): Element[] {
    const range = this.#inside.get(inside)
    if (!range) return []
    return positions
      .filter((at) => at >= range.from && at < range.to)
      .flatMap((at) => this.#met[at] ?? [])
  }
}

function note(positions: Map<string, number[]>, name: string, at: number): void {
  const found = positions.get(name)
  if (found) found.push(at)
  else positions.set(name, [at])
}
