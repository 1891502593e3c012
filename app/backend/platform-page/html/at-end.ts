const voidTags = new Set([
  'area',
  'br',
  'col',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
])

export const isVoid = ({ tagName }: { tagName: string }): boolean => voidTags.has(tagName)

const endings = new WeakMap<Element, (() => void)[]>()

/**
 * Runs `then` at an element's end tag; at once for an element that has none, where HTMLRewriter throws. HTMLRewriter
 * runs only the last function that an element was given, so all of an element's share one.
 */
export function atEnd(element: Element, then: () => void): void {
  if (isVoid(element)) {
    then()
    return
  }
  const others = endings.get(element)
  if (others) {
    others.push(then)
    return
  }
  const all = [then]
  endings.set(element, all)
  try {
    element.onEndTag(() => endNow(element))
  } catch {
    // Elements that close themselves, as in SVG, look like others until they are asked.
    endings.delete(element)
    then()
  }
}

/** Runs once what waits for an element's end. */
export function endNow(element: Element): void {
  for (const then of endings.get(element)?.splice(0) ?? []) then()
}
