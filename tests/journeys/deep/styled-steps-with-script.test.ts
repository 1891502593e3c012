import { hrefOf } from '../../../app/site-map'
import { expect, open, test } from '../../support/journey'
import { signInAs } from '../../support/journey-member'

/** Counts the frames that show a part of a page before its style sheet has loaded. */
function watchStyles(): void {
  const held = window as unknown as { unstyled: number; frames: number }
  held.unstyled = 0
  held.frames = 0
  const look = () => {
    held.frames += 1
    const links = document.querySelectorAll<HTMLLinkElement>('main link[rel="stylesheet"]')
    if ([...links].some(({ sheet }) => !sheet)) held.unstyled += 1
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

test('a client navigation shows no page before its styles have loaded', async ({ page }) => {
  await signInAs(page, 'plain')
  await open(page, hrefOf('account', 'tr'), true)
  const title = page.getByRole('heading', { level: 1 })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let requested = () => {}
  const isRequested = new Promise<void>((resolve) => {
    requested = resolve
  })
  await page.route('**/assets/messages-*.css', async (route) => {
    requested()
    await held
    await route.continue()
  })
  await page.evaluate(watchStyles)
  await page.getByRole('main').getByRole('link', { name: 'Kartlarım' }).click()
  await isRequested
  await expect(title).toHaveText(/^Merhaba/)
  release()
  await expect(title).toHaveText('Kartlarım')
  // Frames of this document: it was a client navigation.
  const seen = await page.evaluate(() => {
    const { unstyled, frames } = window as unknown as { unstyled: number; frames: number }
    return { unstyled, isWatched: frames > 0 }
  })
  expect(seen).toEqual({ unstyled: 0, isWatched: true })
})
