import type { Locator, Page } from '@playwright/test'
import type { Hands } from './hands'
import { expect } from './journey'

/** The maximum number of Tab presses to an element. */
const maxStops = 150

/** The state of the focused element, and the position of the target. */
function look(wanted: Element) {
  const at = document.activeElement
  if (!at || at === document.body) return { there: false, name: 'nothing', isBehind: false }
  // Where a client navigation moves focus: the page itself, which needs no focus ring.
  if (at.matches('main')) return { there: false, name: 'the page', isBehind: false }
  const { outlineStyle, outlineWidth } = getComputedStyle(at)
  const box = at.getBoundingClientRect()
  const inView =
    box.width > 0 &&
    box.bottom > 0 &&
    box.top < innerHeight &&
    box.right > 0 &&
    box.left < innerWidth
  const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2
  const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2
  const above = document.elementFromPoint(x, y)
  const sameGroup =
    at instanceof HTMLInputElement &&
    wanted instanceof HTMLInputElement &&
    at.type === 'radio' &&
    at.name === wanted.name &&
    at.form === wanted.form
  return {
    there: at === wanted,
    sameGroup,
    name: at.outerHTML.slice(0, 120),
    isTagged: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
    inView,
    isCovered: !(above && (at.contains(above) || above.contains(at) || above.closest('label'))),
    isBehind: Boolean(at.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING),
  }
}

/** Moves focus to an element by Tab alone; at each stop it is visible, uncovered, and never lost. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  let lost = 0
  for (let stop = 0; stop < maxStops; stop += 1) {
    const now = await target.evaluate(look)
    if (now.name === 'nothing') {
      // A new page starts without focus; later only the cycle through the browser's own bars does.
      lost += 1
      expect(lost, `the focus was lost on ${page.url()}`).toBeLessThan(3)
    } else if (now.name !== 'the page') {
      // Scrolling to the focused element may still be in progress.
      const where = `${now.name} on the way to ${target} on ${page.url()}`
      await expect
        .poll(() => target.evaluate(look), { message: where })
        .toMatchObject({ isTagged: true, inView: true, isCovered: false })
      if (now.there) return
    }
    const step = now.sameGroup ? 'Arrow' : ''
    if (step) await page.keyboard.press(now.isBehind ? 'ArrowUp' : 'ArrowDown')
    else await page.keyboard.press(now.isBehind ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`${target} is not reached by ${maxStops} stops`)
}

/** The keyboard alone: Tab, Enter, Space and arrows. */
export function typing(page: Page): Hands {
  const onKey = async (target: Locator, key: string) => {
    await reach(page, target)
    await page.keyboard.press(key)
  }
  return {
    page,
    script: true,
    open: async (path) => {
      await page.goto(path)
    },
    enter: (field) => reach(page, field),
    press: (target) => onKey(target, 'Enter'),
    tick: async (box) => {
      await reach(page, box)
      if (!(await box.isChecked())) await page.keyboard.press('Space')
      await expect(box).toBeChecked()
    },
    write: async (field, text) => {
      await reach(page, field)
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text, { delay: 15 })
    },
    choose: async (list, option) => {
      await reach(page, list)
      const now = () =>
        list.evaluate((select) => {
          const { options, selectedIndex } = select as unknown as HTMLSelectElement
          return { at: selectedIndex, titles: [...options].map(({ text }) => text) }
        })
      const { at, titles } = await now()
      const wanted = titles.indexOf(option)
      expect(wanted, `${option} in ${titles.length} options`).toBeGreaterThan(-1)
      for (let step = at; step !== wanted; step += Math.sign(wanted - at))
        await page.keyboard.press(wanted > at ? 'ArrowDown' : 'ArrowUp')
      expect((await now()).at).toBe(wanted)
    },
  }
}
