import type { Page } from '@playwright/test'

/** Runs in the page. What of its main parts is cut off, lies on something else or cannot be pressed, in words. */
function faultsInPage(): string[] {
  const faults: string[] = []
  const nameOf = (one: Element) =>
    `${one.tagName.toLowerCase()}.${one.className} “${(one.textContent ?? '').trim().slice(0, 40)}”`
  const scrolls = (one: Element | null): boolean =>
    one !== null &&
    one !== document.documentElement &&
    (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement))
  const isSeen = (one: Element) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest(
      '.visually-hidden, dialog, [popover], noscript, svg, option, details:not([open]) > :not(summary)',
    )

  /** A line below those of a clamped text, or a row that a bar leaves out as a whole. */
  const isDropped = (one: Element | null, box: DOMRect): boolean => {
    if (!one || one === document.body) return false
    const { overflowY } = getComputedStyle(one)
    const isCut = /hidden|clip/.test(overflowY)
    const isBelow = isCut && box.top > one.getBoundingClientRect().bottom - 4
    return isBelow || isDropped(one.parentElement, box)
  }

  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) faults.push(`the page is ${wide} px too wide`)

  const texts: { one: Element; box: DOMRect }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement: one } = walker.currentNode
    if (!one || !walker.currentNode.textContent?.trim() || !isSeen(one)) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    for (const box of range.getClientRects())
      if (box.width > 0 && !isDropped(one, box)) texts.push({ one, box })
  }

  for (const { one, box } of texts) {
    if (scrolls(one)) continue
    if (box.right > innerWidth + 1 || box.left < -1) faults.push(`out of the page: ${nameOf(one)}`)
    for (let at: Element | null = one; at && at !== document.body; at = at.parentElement) {
      const { overflow, webkitLineClamp } = getComputedStyle(at)
      if (!/hidden|clip/.test(overflow) || webkitLineClamp !== 'none') continue
      const around = at.getBoundingClientRect()
      const isCut =
        box.right > around.right + 1 ||
        box.left < around.left - 1 ||
        box.bottom > around.bottom + box.height / 3 ||
        box.top < around.top - box.height / 3
      if (isCut) faults.push(`cut off: ${nameOf(one)}`)
    }
  }

  const fixed = (one: Element | null): boolean =>
    one !== null &&
    (/fixed|sticky/.test(getComputedStyle(one).position) || fixed(one.parentElement))
  const flowing = texts.filter(({ one }) => !fixed(one) && !scrolls(one))
  const pairs = [flowing, texts.filter(({ one }) => one.closest('header'))]
  for (const group of pairs)
    for (const [at, a] of group.entries())
      for (const b of group.slice(at + 1)) {
        if (a.one === b.one) continue
        const x = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
        const y = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
        const half = Math.min(a.box.height, b.box.height) / 2
        if (x > 3 && y > half) faults.push(`on one another: ${nameOf(a.one)} and ${nameOf(b.one)}`)
      }

  for (const one of document.querySelectorAll(
    'a[href], button, summary, select, input:not([type="hidden"])',
  )) {
    if (!isSeen(one)) continue
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const [box] = one.getClientRects()
    if (!box || box.width < 2) continue
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    const isReached = hit && (one.contains(hit) || hit.contains(one))
    if (!isReached)
      faults.push(`out of reach: ${nameOf(one)}, under ${hit ? nameOf(hit) : 'nothing'}`)
  }
  return [...new Set(faults)]
}

/** What of a page cannot be read or pressed as it lies. */
export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate(faultsInPage)
