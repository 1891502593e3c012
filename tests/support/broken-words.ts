/** Runs in the page. The words of its parts that stand on two lines, or outside of them. */
export function brokenWords(selector: string): string[] {
  const broken: string[] = []
  const parts = document.querySelectorAll(selector)
  if (parts.length === 0) throw new Error(`Nothing on the page is ${selector}.`)
  for (const part of parts) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        const { left, right } = range.getBoundingClientRect()
        const around = part.getBoundingClientRect()
        const isOut = right > around.right + 2 || left < around.left - 2
        if (tops.size > 1 || isOut) broken.push(word)
      }
    }
  }
  return broken
}
